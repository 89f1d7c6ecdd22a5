#if Graphviz
  internal import CGraphviz
  public import NavGraph
#endif
