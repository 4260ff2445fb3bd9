export const home = {
  searchLabel: 'Search performers',
  searchPlaceholder: 'Search performers…',
  searchTooShort: 'Type at least {{count}} letters.',
}
