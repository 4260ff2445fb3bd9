import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['reactions'] = {
  title: 'Reacciones en directo',
  play: 'Reproducir: {{title}}, {{length}}',
  like_one: 'Me gusta la reacción de {{name}}, {{count}} corazón',
  like_other: 'Me gusta la reacción de {{name}}, {{count}} corazones',
  unavailable: 'Este clip no se puede reproducir ahora.',
  hint: 'Inténtalo otra vez en un momento.',
  mood: {
    laughing: '{{name}} se ríe',
    surprised: '{{name}} se sorprende',
    moved: '{{name}} se emociona',
    proud: '{{name}} siente orgullo',
  },
}
