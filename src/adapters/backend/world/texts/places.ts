import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** Places, lights and weather of an evening. */
export const places: Readonly<Record<string, Localized>> = {
  rooftop: localized('Dachterrasse', 'Rooftop', 'Azotea'),
  attic: localized('Dachzimmer', 'Attic', 'Buhardilla'),
  seaside: localized('Am Meer', 'Seaside', 'Junto al mar'),
  'old-town': localized('Altstadt', 'Old town', 'Casco antiguo'),
  harbour: localized('Hafen', 'Harbour', 'Puerto'),
  mountains: localized('Berge', 'Mountains', 'Montaña'),
  'winter-garden': localized('Wintergarten', 'Winter garden', 'Jardín de invierno'),
  studio: localized('Atelier', 'Studio', 'Estudio'),
  library: localized('Bibliothek', 'Library', 'Biblioteca'),
  kitchen: localized('Küche', 'Kitchen', 'Cocina de casa'),
  balcony: localized('Balkon', 'Balcony', 'Balcón'),
  stage: localized('Bühne', 'Stage', 'Escenario'),
  candlelight: localized('Kerzenlicht', 'Candlelight', 'Luz de velas'),
  rain: localized('Regen', 'Rain', 'Lluvia'),
  midnight: localized('Mitternacht', 'Midnight', 'Medianoche'),
  snow: localized('Schnee', 'Snow', 'Nieve'),
}
