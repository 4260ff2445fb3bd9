export const actors = {
  filter: {
    title: 'Filtros',
    categories: 'Categorías',
  },
}
