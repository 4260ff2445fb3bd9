export const actors = {
  filter: {
    title: 'Filter',
    categories: 'Kategorien',
  },
}
