/* Accessors over the system's Graphviz, so that Swift sees neither macros nor `char *` where
   `const char *` is meant. Compiles against the headers of 2.42 and of 14. */
#ifndef NAVVIZ_CGRAPHVIZ_SHIM_H
#define NAVVIZ_CGRAPHVIZ_SHIM_H

#if __has_include(<graphviz/gvc.h>)
#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>
#else
#include <cgraph.h>
#include <gvc.h>
#endif
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* Exported by libgvc; the header that declares it is not installed everywhere. */
extern char *gvconfig_libdir(GVC_t *gvc);

/* Ids in the order of creation: cgraph's own are addresses, which change from layout to layout.
   Names stay with cgraph, which asks here for a number only. */
typedef struct {
  uint64_t next;
  char text[32];
} navviz_ids;

static inline void *navviz_ids_open(Agraph_t *graph, Agdisc_t *discipline) {
  (void)graph;
  (void)discipline;
  return calloc(1, sizeof(navviz_ids));
}

static inline long navviz_ids_map(void *state, int type, char *name, IDTYPE *id, int create) {
  (void)type;
  if (name != NULL || !create || state == NULL) return 0;
  *id = ++((navviz_ids *)state)->next;
  return 1;
}

static inline void navviz_ids_free(void *state, int type, IDTYPE id) {
  (void)state;
  (void)type;
  (void)id;
}

/* What has no name is called by its number; without an answer here clusters may lose theirs. */
static inline char *navviz_ids_print(void *state, int type, IDTYPE id) {
  navviz_ids *ids = (navviz_ids *)state;
  snprintf(ids->text, sizeof ids->text, "%%%d_%llu", type, (unsigned long long)id);
  return ids->text;
}

static inline void navviz_ids_close(void *state) { free(state); }

static inline void navviz_ids_register(void *state, int type, void *object) {
  (void)state;
  (void)type;
  (void)object;
}

/* Fields by name, and functions in the field's own type: both changed in 9.0 and 13.0. */
static inline Agraph_t *navviz_graph_open(const char *name) {
  static Agiddisc_t ids = {
      .open = navviz_ids_open,
      .map = (__typeof__(((Agiddisc_t *)0)->map))navviz_ids_map,
      .free = navviz_ids_free,
      .print = navviz_ids_print,
      .close = navviz_ids_close,
      .idregister = navviz_ids_register,
  };
  static Agdisc_t discipline;
  discipline.id = &ids;
  discipline.io = &AgIoDisc;
  return agopen((char *)name, Agdirected, &discipline);
}

static inline GVC_t *navviz_context(void) { return gvContextPlugins(NULL, 0); }

static inline void navviz_add_library(GVC_t *context, void *library) {
  gvAddLibrary(context, (gvplugin_library_t *)library);
}

static inline Agraph_t *navviz_subgraph(Agraph_t *graph, const char *name) {
  return agsubg(graph, (char *)name, 1);
}

static inline Agnode_t *navviz_node(Agraph_t *graph, const char *name) {
  return agnode(graph, (char *)name, 1);
}

static inline void navviz_node_join(Agraph_t *graph, Agnode_t *node) { agsubnode(graph, node, 1); }

static inline Agedge_t *navviz_edge(Agraph_t *graph, Agnode_t *from, Agnode_t *to) {
  return agedge(graph, from, to, NULL, 1);
}

static inline void navviz_default(Agraph_t *graph, int type, const char *name, const char *value) {
  agattr(graph, type, (char *)name, (char *)value);
}

static inline void navviz_set(void *object, const char *name, const char *value) {
  agsafeset(object, (char *)name, (char *)value, (char *)"");
}

static inline int navviz_layout(GVC_t *context, Agraph_t *graph, const char *engine) {
  return gvLayout(context, graph, engine);
}

static inline void navviz_on_message(int (*handler)(char *)) {
  agseterrf((agusererrf)handler);
}

static inline double navviz_node_x(Agnode_t *node) { return ND_coord(node).x; }
static inline double navviz_node_y(Agnode_t *node) { return ND_coord(node).y; }

static inline double navviz_box_left(Agraph_t *graph) { return GD_bb(graph).LL.x; }
static inline double navviz_box_bottom(Agraph_t *graph) { return GD_bb(graph).LL.y; }
static inline double navviz_box_right(Agraph_t *graph) { return GD_bb(graph).UR.x; }
static inline double navviz_box_top(Agraph_t *graph) { return GD_bb(graph).UR.y; }

/* Points of an edge's first spline; 0 when it was not routed. */
static inline long navviz_edge_points(Agedge_t *edge) {
  splines *all = ED_spl(edge);
  return all != NULL && all->size > 0 ? (long)all->list[0].size : 0;
}

static inline double navviz_edge_x(Agedge_t *edge, long index) {
  return ED_spl(edge)->list[0].list[index].x;
}

static inline double navviz_edge_y(Agedge_t *edge, long index) {
  return ED_spl(edge)->list[0].list[index].y;
}
#endif
