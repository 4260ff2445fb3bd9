import { say, type Phrase } from './phrase'

/** Where an evening happens, and what is in the air there. */
export const places: Readonly<Record<string, Phrase>> = {
  rooftop: say('Dachterrasse', 'Rooftop', 'Azotea'),
  attic: say('Dachzimmer', 'Attic', 'Buhardilla'),
  seaside: say('Am Meer', 'Seaside', 'Junto al mar'),
  'old-town': say('Altstadt', 'Old town', 'Casco antiguo'),
  harbour: say('Hafen', 'Harbour', 'Puerto'),
  mountains: say('Berge', 'Mountains', 'Montaña'),
  'winter-garden': say('Wintergarten', 'Winter garden', 'Jardín de invierno'),
  studio: say('Atelier', 'Studio', 'Estudio'),
  library: say('Bibliothek', 'Library', 'Biblioteca'),
  kitchen: say('Küche', 'Kitchen', 'Cocina de casa'),
  balcony: say('Balkon', 'Balcony', 'Balcón'),
  stage: say('Bühne', 'Stage', 'Escenario'),
  candlelight: say('Kerzenlicht', 'Candlelight', 'Luz de velas'),
  rain: say('Regen', 'Rain', 'Lluvia'),
  midnight: say('Mitternacht', 'Midnight', 'Medianoche'),
  snow: say('Schnee', 'Snow', 'Nieve'),
}
