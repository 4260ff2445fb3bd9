export const texts = {
  title: 'Live reactions',
  play: 'Play: {{title}}, {{length}}',
  like_one: 'Like the reaction of {{name}}, {{count}} like',
  like_other: 'Like the reaction of {{name}}, {{count}} likes',
  unavailable: 'This clip can’t be played right now.',
  hint: 'Please try again in a moment.',
  mood: {
    laughing: '{{name}} laughs',
    surprised: '{{name}} is surprised',
    moved: '{{name}} is moved',
    proud: '{{name}} is proud',
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    reactions: typeof texts
  }
}
