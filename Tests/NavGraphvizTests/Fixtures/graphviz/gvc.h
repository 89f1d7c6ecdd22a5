/* What the shim uses of libgvc; see cgraph.h beside this file. */
#ifndef NAVVIZ_FIXTURE_GVC_H
#define NAVVIZ_FIXTURE_GVC_H
#include <stddef.h>
#include <stdint.h>

#include "cgraph.h"

#if NAVVIZ_GRAPHVIZ < 900
typedef int navviz_fixture_size;
typedef int navviz_fixture_flag;
#else
typedef size_t navviz_fixture_size;
typedef uint32_t navviz_fixture_flag;
#endif

typedef struct GVC_s GVC_t;
typedef struct gvplugin_library_s gvplugin_library_t;
typedef struct lt_symlist_s lt_symlist_t;

typedef struct {
  double x, y;
} pointf;
typedef struct {
  pointf LL, UR;
} boxf;
typedef struct {
  pointf *list;
  navviz_fixture_size size;
  navviz_fixture_flag sflag, eflag;
  pointf sp, ep;
} bezier;
typedef struct {
  bezier *list;
  navviz_fixture_size size;
  boxf bb;
} splines;

struct navviz_fixture_object {
  boxf bb;
  pointf coord;
  splines *spl;
};
#define GD_bb(object) (((struct navviz_fixture_object *)(object))->bb)
#define ND_coord(object) (((struct navviz_fixture_object *)(object))->coord)
#define ED_spl(object) (((struct navviz_fixture_object *)(object))->spl)

GVC_t *gvContextPlugins(const lt_symlist_t *, int);
void gvAddLibrary(GVC_t *, gvplugin_library_t *);
int gvLayout(GVC_t *, Agraph_t *, const char *);
int gvFreeLayout(GVC_t *, Agraph_t *);
int gvFreeContext(GVC_t *);
#endif
