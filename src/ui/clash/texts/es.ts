import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['clash'] = {
  title: 'Duelo de cams',
  tab: 'Duelo',
  about: 'Dos artistas en directo ahora mismo, y tu voto decide.',
  running: 'Esta ronda',
  lead: '¿A quién prefieres visitar? Tienes un voto por ronda.',
  voted: 'Tu voto cuenta. La próxima ronda trae a otras dos personas.',
  left: 'Tiempo restante de esta ronda',
  votes_one: '{{count}} voto',
  votes_other: '{{count}} votos',
  share: '{{share}} % de los votos',
  vote: 'Votar',
  voteFor: 'Votar por {{name}}',
  own: 'Tu voto',
  draw: 'La última ronda terminó en empate.',
  won_one: '{{name}} ganó la última ronda con {{count}} voto.',
  won_other: '{{name}} ganó la última ronda con {{count}} votos.',
  none: 'Ahora no hay duelo',
  noneText: 'En cuanto haya dos artistas en directo, empieza la próxima ronda.',
  refused: {
    locked: 'Tu cuenta está bloqueada.',
    restricted: 'Con tu cuenta no puedes votar.',
    'round-over': 'Esta ronda ha terminado. La siguiente acaba de empezar.',
    'already-voted': 'Ya has votado en esta ronda.',
    'not-found': 'Esta ronda ya no existe.',
  },
}
