import NavTool

NavTool.main()
