import { titled, type Titled } from './title'

/**
 * Places and times of a video, by the kind of subject that they suit: bread is not baked above the
 * tree line, and a record needs a room.
 */
export const titleSettings = {
  /** An hour, a day or a month: suits whatever can be done by then. */
  hour: [
    titled('midnight', 'um Mitternacht', 'at Midnight', 'a medianoche'),
    titled('midnight', 'nach Mitternacht', 'After Midnight', 'pasada la medianoche'),
    titled('midnight', 'nach Feierabend', 'After Hours', 'fuera de horario'),
    titled('midnight', 'kurz vor drei', 'Just Before Three', 'poco antes de las tres'),
    titled('midnight', 'bei Vollmond', 'Under a Full Moon', 'con luna llena'),
    titled('midnight', 'am Sonntagabend', 'on Sunday Night', 'el domingo por la noche'),
    titled('midnight', 'am Montagabend', 'on Monday Night', 'el lunes por la noche'),
    titled('midnight', 'an einem Freitagabend', 'on a Friday Night', 'un viernes por la noche'),
    titled('midnight', 'im September', 'in September', 'en septiembre'),
    titled('rain', 'im November', 'in November', 'en noviembre'),
    titled('snow', 'im Januar', 'in January', 'en enero'),
    titled('midnight', 'vor dem Einschlafen', 'Before Sleep', 'antes de dormir'),
    titled('midnight', 'bis zum Morgen', 'Until Morning', 'hasta el amanecer'),
    titled('snow', 'in der längsten Nacht', 'on the Longest Night', 'en la noche más larga'),
    titled('kitchen', 'vor dem Frühstück', 'Before Breakfast', 'antes del desayuno'),
  ],
  /** Places for subjects that need the dark, and not for stars. */
  light: [
    titled('candlelight', 'bei Kerzenlicht', 'by Candlelight', 'a la luz de las velas'),
    titled('candlelight', 'im Lampenschein', 'by Lamplight', 'a la luz de la lámpara'),
    titled('candlelight', 'im Laternenlicht', 'by Lantern Light', 'a la luz de un farol'),
  ],
  /** Weather for subjects that it suits. */
  weather: [
    titled('rain', 'in einer Regennacht', 'on a Rainy Night', 'en una noche de lluvia'),
    titled('rain', 'während es regnet', 'While It Rains', 'mientras llueve'),
    titled('rain', 'nach dem Gewitter', 'After the Storm', 'después de la tormenta'),
    titled('snow', 'während es schneit', 'While It Snows', 'mientras nieva'),
  ],
  /** Rooms for quiet things. */
  room: [
    titled('attic', 'im Dachzimmer', 'in the Attic', 'en la buhardilla'),
    titled('attic', 'unter der Dachschräge', 'Under the Eaves', 'bajo el alero'),
    titled('attic', 'am Dachfenster', 'by the Skylight', 'junto al tragaluz'),
    titled('winter-garden', 'im Wintergarten', 'in the Winter Garden', 'en el jardín de invierno'),
    titled('winter-garden', 'zwischen Palmen', 'Among Palms', 'entre palmeras'),
    titled('winter-garden', 'im Gewächshaus', 'in the Greenhouse', 'en el invernadero'),
    titled('studio', 'im Atelier', 'in the Studio', 'en el estudio'),
    titled('library', 'in der Bibliothek', 'in the Library', 'en la biblioteca'),
    titled('library', 'zwischen den Regalen', 'Between the Shelves', 'entre las estanterías'),
    titled('balcony', 'hinter den Fensterläden', 'Behind the Shutters', 'tras las contraventanas'),
  ],
  /** Places where one cooks and eats. */
  table: [
    titled('kitchen', 'in der Küche', 'in the Kitchen', 'en la cocina'),
    titled('kitchen', 'am langen Tisch', 'at the Long Table', 'en la mesa larga'),
  ],
  /** Places where one sits together. */
  cosy: [
    titled('balcony', 'auf dem Balkon', 'on the Balcony', 'en el balcón'),
    titled('harbour', 'auf dem Hausboot', 'on the Houseboat', 'en la casa flotante'),
    titled('mountains', 'in der Hütte', 'in the Cabin', 'en la cabaña'),
    titled('candlelight', 'am Kamin', 'by the Fireside', 'junto a la chimenea'),
    titled('balcony', 'bei offenem Fenster', 'with the Window Open', 'con la ventana abierta'),
  ],
  /** Places under the sky of a town. */
  town: [
    titled('old-town', 'im Hinterhof', 'in the Courtyard', 'en el patio'),
    titled('rooftop', 'auf der Dachterrasse', 'on the Rooftop', 'en la azotea'),
    titled('rooftop', 'über den Dächern', 'Above the Roofs', 'sobre los tejados'),
    titled('old-town', 'in der Altstadt', 'in the Old Town', 'en el casco antiguo'),
    titled('old-town', 'unter den Arkaden', 'Under the Arcades', 'bajo los soportales'),
  ],
  /** Places at the water. */
  shore: [
    titled('seaside', 'am Meer', 'by the Sea', 'junto al mar'),
    titled('seaside', 'bei Ebbe', 'at Low Tide', 'con marea baja'),
    titled('seaside', 'hinter den Dünen', 'Behind the Dunes', 'tras las dunas'),
    titled('seaside', 'am Leuchtturm', 'at the Lighthouse', 'en el faro'),
    titled('harbour', 'am Hafen', 'at the Harbour', 'en el puerto'),
    titled('harbour', 'auf der Mole', 'on the Pier', 'en el muelle'),
  ],
  /** Places in the mountains. */
  heights: [
    titled('mountains', 'im Tal', 'in the Valley', 'en el valle'),
    titled('mountains', 'über der Baumgrenze', 'Above the Tree Line', 'más arriba del bosque'),
    titled('snow', 'im Schnee', 'in the Snow', 'en la nieve'),
  ],
  /** Places for performances. */
  stage: [
    titled('stage', 'auf kleiner Bühne', 'on a Small Stage', 'en un pequeño escenario'),
    titled('stage', 'hinter dem Vorhang', 'Behind the Curtain', 'tras el telón'),
    titled('stage', 'vor leeren Rängen', 'Before Empty Seats', 'ante butacas vacías'),
  ],
} as const satisfies Readonly<Record<string, readonly Titled[]>>

export type SettingKind = keyof typeof titleSettings
