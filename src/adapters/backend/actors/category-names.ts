import { say, type Phrase } from '@/adapters/backend/world/texts/phrase'

/** What performers are sorted under: moods and pastimes, by the slug that stands in addresses. */
export const categoryNames: Readonly<Record<string, Phrase>> = {
  'night-talk': say('Nachtgespräche', 'Night talk', 'Charlas nocturnas'),
  music: say('Musik', 'Music', 'Música'),
  storytelling: say('Geschichten', 'Storytelling', 'Historias'),
  cosplay: say('Kostüme & Cosplay', 'Cosplay', 'Cosplay y disfraces'),
  fitness: say('Bewegung', 'Fitness', 'Deporte'),
  cooking: say('Kochen', 'Cooking', 'Cocina'),
  languages: say('Sprachen', 'Languages', 'Idiomas'),
  gaming: say('Spiele', 'Gaming', 'Juegos'),
  art: say('Kunst', 'Art', 'Arte'),
  couples: say('Zu zweit', 'Couples', 'Parejas'),
  travel: say('Reisen', 'Travel', 'Viajes'),
  meditation: say('Ruhe & Meditation', 'Meditation', 'Meditación'),
  fashion: say('Mode', 'Fashion', 'Moda'),
  comedy: say('Humor', 'Comedy', 'Comedia'),
}
