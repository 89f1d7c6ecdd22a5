/* What the shim uses of Graphviz's cgraph, declared as the headers of 2.42 and of 14 do: only the
   names and types of the interface. NAVVIZ_GRAPHVIZ is the version times 100. */
#ifndef NAVVIZ_FIXTURE_CGRAPH_H
#define NAVVIZ_FIXTURE_CGRAPH_H
#include <stdint.h>

typedef uint64_t IDTYPE;
typedef struct Agraph_s Agraph_t;
typedef struct Agnode_s Agnode_t;
typedef struct Agedge_s Agedge_t;
typedef struct Agsym_s Agsym_t;
typedef struct Agdisc_s Agdisc_t;
typedef struct Agiodisc_s Agiodisc_t;
typedef struct {
  unsigned directed : 1;
} Agdesc_t;

typedef struct Agiddisc_s {
  void *(*open)(Agraph_t *, Agdisc_t *);
  long (*map)(void *, int, char *, IDTYPE *, int);
#if NAVVIZ_GRAPHVIZ < 1300
  long (*alloc)(void *, int, IDTYPE);
#endif
  void (*free)(void *, int, IDTYPE);
  char *(*print)(void *, int, IDTYPE);
  void (*close)(void *);
  void (*idregister)(void *, int, void *);
} Agiddisc_t;

struct Agdisc_s {
#if NAVVIZ_GRAPHVIZ < 900
  struct Agmemdisc_s *mem;
#endif
  Agiddisc_t *id;
  Agiodisc_t *io;
};

extern Agiodisc_t AgIoDisc;
extern Agdesc_t Agdirected;

Agraph_t *agopen(char *, Agdesc_t, Agdisc_t *);
int agclose(Agraph_t *);
Agraph_t *agsubg(Agraph_t *, char *, int);
Agnode_t *agnode(Agraph_t *, char *, int);
Agnode_t *agsubnode(Agraph_t *, Agnode_t *, int);
Agedge_t *agedge(Agraph_t *, Agnode_t *, Agnode_t *, char *, int);
#if NAVVIZ_GRAPHVIZ < 900
Agsym_t *agattr(Agraph_t *, int, char *, char *);
int agsafeset(void *, char *, char *, char *);
#else
Agsym_t *agattr(Agraph_t *, int, char *, const char *);
int agsafeset(void *, char *, const char *, const char *);
#endif
typedef int (*agusererrf)(char *);
agusererrf agseterrf(agusererrf);
#endif
