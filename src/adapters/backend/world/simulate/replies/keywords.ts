const list = (words: string): readonly string[] => words.trim().split(/\s+/u)

/**
 * Words by which a subject is recognized, in German, English and Spanish, without accents; `*`
 * matches any ending, and two words that only together mean something are written as one.
 */
export const keywords = {
  thanks: list('danke* dank thanks thank thx gracias agradezco agradecid* merci'),
  goodbye: list(
    'tschuss tschau bye goodbye goodnight gutenacht schlafgut sleepwell bisbald hastaluego adios chao ciao',
  ),
  music:
    list(`musik* lied* song* music* musica cancion* platte* vinyl* vinilo* record records piano klavier gitarre guitar*
    konzert* concert* album* jazz`),
  travel:
    list(`reise* urlaub* travel* trip* holiday* viaje* viajar vacaciones nachtzug* train trains tren flug* vuelo* meer sea
    playa strand insel isla island lissabon lisbon lisboa paris`),
  food: list(`kochen kochst rezept* suppe cook* dinner food recipe* soup cocin* cena comida receta* sopa tee kaffee tea coffee
    cafe brot bread`),
  books:
    list(`buch bucher roman* gedicht* lesen liest book* novel* poem* read reading libro* novela* poema* lees geschichte*
    story stories historia*`),
  stars: list('stern* mond* himmel star stars moon* sky estrella* luna cielo planet* saturn*'),
  compliment:
    list(`toll wunderbar lieb sympathisch nice great lovely wonderful beautiful genial maravillos* encanta bonit*
    simpatic*`),
  greeting: list('hallo hi hey moin servus gutenabend gutentag hello evening hola buenas buenos saludos'),
} as const
