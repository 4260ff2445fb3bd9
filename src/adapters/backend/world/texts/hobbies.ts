import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** The subject of an evening: the word for it, and its category. */
export interface Hobby {
  readonly label: Localized
  readonly category: string
}

const hobby = (category: string, de: string, en: string, es: string): Hobby => ({
  label: localized(de, en, es),
  category,
})

/** Pastimes by id; ids stand in filters and never change. */
export const hobbies: Readonly<Record<string, Hobby>> = {
  'night-talk': hobby('night-talk', 'Nachtgespräche', 'Night talk', 'Charlas nocturnas'),
  radio: hobby('night-talk', 'Nachtradio', 'Late radio', 'Radio nocturna'),
  tea: hobby('night-talk', 'Tee', 'Tea', 'Té'),
  vinyl: hobby('music', 'Schallplatten', 'Vinyl', 'Vinilos'),
  piano: hobby('music', 'Klavier', 'Piano', 'Piano'),
  guitar: hobby('music', 'Gitarre', 'Guitar', 'Guitarra'),
  singing: hobby('music', 'Gesang', 'Singing', 'Canto'),
  storytelling: hobby('storytelling', 'Geschichten', 'Storytelling', 'Historias'),
  books: hobby('storytelling', 'Bücher', 'Books', 'Libros'),
  poetry: hobby('storytelling', 'Gedichte', 'Poetry', 'Poesía'),
  letters: hobby('storytelling', 'Briefe', 'Letters', 'Cartas'),
  cosplay: hobby('cosplay', 'Cosplay', 'Cosplay', 'Cosplay'),
  sewing: hobby('fashion', 'Nähen', 'Sewing', 'Costura'),
  fashion: hobby('fashion', 'Mode', 'Fashion', 'Moda'),
  fitness: hobby('fitness', 'Training', 'Fitness', 'Entrenamiento'),
  climbing: hobby('fitness', 'Klettern', 'Climbing', 'Escalada'),
  dancing: hobby('fitness', 'Tanz', 'Dancing', 'Baile'),
  cooking: hobby('cooking', 'Kochen', 'Cooking', 'Cocina'),
  baking: hobby('cooking', 'Backen', 'Baking', 'Repostería'),
  languages: hobby('languages', 'Sprachen', 'Languages', 'Idiomas'),
  gaming: hobby('gaming', 'Videospiele', 'Gaming', 'Videojuegos'),
  chess: hobby('gaming', 'Schach', 'Chess', 'Ajedrez'),
  'board-games': hobby('gaming', 'Brettspiele', 'Board games', 'Juegos de mesa'),
  drawing: hobby('art', 'Zeichnen', 'Drawing', 'Dibujo'),
  photography: hobby('art', 'Fotografie', 'Photography', 'Fotografía'),
  ceramics: hobby('art', 'Keramik', 'Ceramics', 'Cerámica'),
  film: hobby('art', 'Film', 'Film', 'Cine'),
  travel: hobby('travel', 'Reisen', 'Travel', 'Viajes'),
  trains: hobby('travel', 'Nachtzüge', 'Night trains', 'Trenes nocturnos'),
  astronomy: hobby('meditation', 'Sterne', 'Stargazing', 'Estrellas'),
  meditation: hobby('meditation', 'Meditation', 'Meditation', 'Meditación'),
  gardening: hobby('meditation', 'Garten', 'Gardening', 'Jardinería'),
  comedy: hobby('comedy', 'Humor', 'Comedy', 'Comedia'),
  'card-tricks': hobby('comedy', 'Kartentricks', 'Card tricks', 'Trucos de cartas'),
}
