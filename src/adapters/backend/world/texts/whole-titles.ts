import { titled, type Titled } from './title'

/** Titles that stand for themselves. */
export const wholeTitles: readonly Titled[] = [
  titled('rain attic', 'Regen auf dem Dachfenster', 'Rain on the Skylight', 'Lluvia en el tragaluz'),
  titled('vinyl', 'Drei Platten', 'Three Records', 'Tres vinilos'),
  titled('letters storytelling', 'Briefe, laut gelesen', 'Letters, Read Aloud', 'Cartas leídas en voz alta'),
  titled('cooking kitchen midnight', 'Mitternachtsküche', 'Midnight Kitchen', 'Cocina de medianoche'),
  titled(
    'storytelling candlelight',
    'Geschichten bei Lampenlicht',
    'Lamplight Stories',
    'Historias a la luz de la lámpara',
  ),
  titled('vinyl midnight', 'Vinylnacht', 'Vinyl Night', 'Noche de vinilos'),
  titled('dancing', 'Ein Tango ohne Eile', 'An Unhurried Tango', 'Un tango sin prisa'),
  titled('night-talk midnight', 'Wenn alle gegangen sind', 'When Everyone Has Gone', 'Cuando todos se han ido'),
  titled('poetry', 'Das blaue Heft', 'The Blue Notebook', 'El cuaderno azul'),
  titled('tea night-talk', 'Tee um halb drei', 'Tea at Half Past Two', 'Té a las dos y media'),
  titled('travel old-town', 'Ein Fenster in Lissabon', 'A Window in Lisbon', 'Una ventana en Lisboa'),
  titled('astronomy rooftop', 'Satelliten zählen', 'Counting Satellites', 'Contando satélites'),
  titled('gaming', 'Das stille Level', 'The Quiet Level', 'El nivel silencioso'),
  titled('chess', 'Damengambit, abgelehnt', 'Queen’s Gambit, Declined', 'Gambito de dama, rehusado'),
  titled('candlelight winter-garden', 'Papierlaternen', 'Paper Lanterns', 'Farolillos de papel'),
  titled('trains midnight', 'Mit dem Nachtzug nach Hause', 'The Night Train Home', 'El tren nocturno a casa'),
  titled(
    'gardening balcony',
    'Vier Jahreszeiten eines Balkons',
    'Four Seasons of a Balcony',
    'Cuatro estaciones de un balcón',
  ),
  titled('travel', 'Wie man eine Karte faltet', 'How to Fold a Map', 'Cómo plegar un mapa'),
  titled('baking kitchen', 'Brot, Butter, Mond', 'Bread, Butter, Moon', 'Pan, mantequilla, luna'),
  titled('fashion', 'Ein Mantel von 1974', 'A Coat from 1974', 'Un abrigo de 1974'),
  titled('ceramics studio', 'Die schiefe Tasse', 'The Crooked Cup', 'La taza torcida'),
  titled('piano', 'Sonate in einem Zug', 'One-Take Sonata', 'Sonata de una toma'),
  titled('comedy rain', 'Über das Wetter lachen', 'Laughing at the Weather', 'Reírse del tiempo'),
  titled('film', 'Letzte Reihe, Mitte', 'Last Row, Middle', 'Última fila, centro'),
]
