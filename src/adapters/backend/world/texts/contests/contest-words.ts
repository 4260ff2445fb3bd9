import type { ContestTexts } from '@/adapters/backend/contests/contest-records'
import type { Localized } from '@/adapters/backend/kernel/localized'

/** The contests of the sample world, by their ids. */
export const contestWords = {
  candlelight: {
    de: {
      title: 'Kerzenlicht',
      claim: 'Das schönste Bild mit nur einer Lichtquelle',
      description:
        'Ein Raum, eine Kerze, eine Person: Mehr war nicht erlaubt. Gesucht wird das Bild, bei dem du am längsten hängen bleibst. Fünf Stimmen hast du, jede kannst du bis zum Schluss verschieben.',
      prize: 'Platz 1 bekommt eine Woche lang die große Bühne der Startseite, Platz 2 und 3 einen Abend im Magazin.',
    },
    en: {
      title: 'Candlelight',
      claim: 'The finest picture with a single source of light',
      description:
        'One room, one candle, one person: nothing else was allowed. We are looking for the picture you keep coming back to. You have five votes, and you may move each of them until the end.',
      prize:
        'First place gets the large stage of the start page for a week, second and third an evening in the magazine.',
    },
    es: {
      title: 'Luz de vela',
      claim: 'La mejor foto con una sola fuente de luz',
      description:
        'Una habitación, una vela, una persona: no se permitía nada más. Buscamos la foto a la que siempre vuelves. Tienes cinco votos y puedes cambiar cada uno hasta el final.',
      prize:
        'El primer puesto ocupa una semana el gran escenario de la portada; el segundo y el tercero, una noche en la revista.',
    },
  },
  'short-and-good': {
    de: {
      title: 'Kurz und gut',
      claim: 'Das beste Video der Saison',
      description:
        'Alle Videos hier sind in den letzten Monaten erschienen, von Studios und vom Küchentisch. Schau hinein, vergleiche und gib deine fünf Stimmen denen, die du noch einmal sehen willst.',
      prize:
        'Die ersten zehn tragen ihren Platz ein Jahr lang am Video. Platz 1 dreht eine Folge für das Fernsehprogramm.',
    },
    en: {
      title: 'Short and good',
      claim: 'The best video of the season',
      description:
        'All videos here came out in the last months, from studios and from kitchen tables. Take a look, compare, and give your five votes to those you want to see again.',
      prize:
        'The first ten wear their place at the video for a year. First place makes an episode for the TV programme.',
    },
    es: {
      title: 'Breve y bueno',
      claim: 'El mejor vídeo de la temporada',
      description:
        'Todos estos vídeos salieron en los últimos meses, de estudios y de mesas de cocina. Míralos, compáralos y da tus cinco votos a los que quieras volver a ver.',
      prize:
        'Los diez primeros llevan su puesto en el vídeo durante un año. El primero rueda un episodio para la programación de TV.',
    },
  },
  'first-frost': {
    de: {
      title: 'Erster Frost',
      claim: 'Winterbilder, die warm machen',
      description:
        'Mützen, Atemwolken, beschlagene Scheiben: Bald geht es um Bilder aus der kalten Zeit. Die Abstimmung beginnt, sobald alle Beiträge da sind.',
      prize: 'Die drei ersten reisen ein Wochenende in eine Hütte und bringen ein Album mit.',
    },
    en: {
      title: 'First frost',
      claim: 'Winter pictures that keep you warm',
      description:
        'Woollen hats, clouds of breath, fogged windows: soon it will be about pictures of the cold season. Voting begins as soon as all entries are in.',
      prize: 'The first three travel to a cabin for a weekend and bring back an album.',
    },
    es: {
      title: 'Primera helada',
      claim: 'Fotos de invierno que dan calor',
      description:
        'Gorros de lana, vaho, cristales empañados: pronto tocarán las fotos del frío. La votación empieza en cuanto estén todas.',
      prize: 'Los tres primeros viajan un fin de semana a una cabaña y traen un álbum.',
    },
  },
  'golden-hour': {
    de: {
      title: 'Goldene Stunde',
      claim: 'Eine Stunde vor Sonnenuntergang',
      description:
        'Alle Bilder entstanden in der letzten Stunde vor Sonnenuntergang, ohne Blitz und ohne Nachbearbeitung der Farben. Abgestimmt haben mehr Gäste als je zuvor.',
      prize: 'Platz 1 gestaltet das Titelbild des Magazins.',
    },
    en: {
      title: 'Golden hour',
      claim: 'One hour before sunset',
      description:
        'All pictures were taken in the last hour before sunset, without a flash and without changing the colours. More guests voted than ever before.',
      prize: 'First place designs the cover of the magazine.',
    },
    es: {
      title: 'La hora dorada',
      claim: 'Una hora antes de la puesta de sol',
      description:
        'Todas las fotos se hicieron en la última hora antes de la puesta de sol, sin flash y sin retocar los colores. Votaron más invitados que nunca.',
      prize: 'El primer puesto diseña la portada de la revista.',
    },
  },
  rooftops: {
    de: {
      title: 'Über den Dächern',
      claim: 'Die Stadt von oben, jemand mittendrin',
      description: 'Dachterrassen, Balkone, Hochhausfenster: Gesucht war das Bild mit der besten Aussicht.',
      prize: 'Platz 1 bekam einen Abend auf der großen Bühne.',
    },
    en: {
      title: 'Above the roofs',
      claim: 'The city from above, and someone in it',
      description: 'Terraces, balconies, windows of towers: we were looking for the picture with the best view.',
      prize: 'First place got an evening on the large stage.',
    },
    es: {
      title: 'Sobre los tejados',
      claim: 'La ciudad desde arriba, con alguien dentro',
      description: 'Terrazas, balcones, ventanas de torres: buscábamos la foto con la mejor vista.',
      prize: 'El primer puesto tuvo una noche en el gran escenario.',
    },
  },
} satisfies Readonly<Record<string, Localized<ContestTexts>>>
