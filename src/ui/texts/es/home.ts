export const home = {
  searchLabel: 'Buscar artistas',
  searchPlaceholder: 'Buscar artistas…',
  searchTooShort: 'Escribe al menos {{count}} letras.',
}
