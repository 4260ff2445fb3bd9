import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['reactions'] = {
  title: 'Live-Reaktionen',
  play: 'Abspielen: {{title}}, {{length}}',
  like_one: 'Reaktion von {{name}} gefällt mir, {{count}} Herz',
  like_other: 'Reaktion von {{name}} gefällt mir, {{count}} Herzen',
  unavailable: 'Dieser Clip lässt sich gerade nicht abspielen.',
  hint: 'Bitte versuch es gleich noch einmal.',
  mood: {
    laughing: '{{name}} lacht',
    surprised: '{{name}} ist überrascht',
    moved: '{{name}} ist gerührt',
    proud: '{{name}} ist stolz',
  },
}
