export const home = {
  searchLabel: 'Performer suchen',
  searchPlaceholder: 'Performer suchen…',
  searchTooShort: 'Gib mindestens {{count}} Buchstaben ein.',
}
