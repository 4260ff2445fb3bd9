const list = (words: string): readonly string[] => words.split(' ')

/** What gives a subject away, in German, English and Spanish, without accents; `*` stands for any ending. */
export const keywords = {
  thanks: list('danke* dank thanks thank thx gracias agradezco agradecid* merci'),
  goodbye: list('tschuss tschau bye goodbye goodnight adios chao schlaf hasta ciao nacht night noches servus'),
  music: list(
    'musik* lied* song* music* musica cancion* platte* vinyl* vinilo* record* piano klavier gitarre guitar* konzert* concert* concierto* album* jazz band',
  ),
  travel: list(
    'reise* urlaub* travel* trip* holiday* viaje* viajar vacaciones zug zuge tren train* flug* vuelo* meer mar sea playa strand insel isla island lissabon lisbon lisboa paris rom roma rome',
  ),
  food: list(
    'kochen kochst essen rezept* suppe cook* dinner food recipe* soup cocin* cena comer comida receta* sopa tee kaffee tea coffee cafe te brot bread pan',
  ),
  books: list(
    'buch bucher roman* gedicht* lesen liest book* novel* poem* read* libro* novela* poema* leer lees geschichte* story stories historia*',
  ),
  stars: list('stern* mond* himmel star* moon* sky estrella* luna cielo planet* saturn*'),
  compliment: list(
    'schon schone toll wunderbar lieb sympathisch nice great lovely wonderful beautiful genial maravillos* encanta bonit* linda simpatic*',
  ),
  greeting: list('hallo hi hey moin servus guten abend hello evening morning hola buenas buenos saludos'),
} as const
