import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** Names of the categories of actors, moods and pastimes, by the slug that is part of addresses. */
export const categoryNames: Readonly<Record<string, Localized>> = {
  'night-talk': localized('Nachtgespräche', 'Night talk', 'Charlas nocturnas'),
  music: localized('Musik', 'Music', 'Música'),
  storytelling: localized('Geschichten', 'Storytelling', 'Historias'),
  cosplay: localized('Kostüme & Cosplay', 'Cosplay', 'Cosplay y disfraces'),
  fitness: localized('Bewegung', 'Fitness', 'Deporte'),
  cooking: localized('Kochen', 'Cooking', 'Cocina'),
  languages: localized('Sprachen', 'Languages', 'Idiomas'),
  gaming: localized('Spiele', 'Gaming', 'Juegos'),
  art: localized('Kunst', 'Art', 'Arte'),
  couples: localized('Zu zweit', 'Couples', 'Parejas'),
  travel: localized('Reisen', 'Travel', 'Viajes'),
  meditation: localized('Ruhe & Meditation', 'Meditation', 'Meditación'),
  fashion: localized('Mode', 'Fashion', 'Moda'),
  comedy: localized('Humor', 'Comedy', 'Comedia'),
}
