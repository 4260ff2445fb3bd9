import type { Language } from './language'

/**
 * One page's address in every language, without origin and language segment; `{name}` is the placeholder of a
 * parameter.
 */
type Row<En extends string = string> = Readonly<{ en: En } & Record<Exclude<Language, 'en'>, string>>

/** English is the pattern; a language that defines no translation of its own uses the English segments [NAV-005]. */
const row = <const En extends string>(en: En, de: string = en, es: string = en): Row<En> => ({ en, de, es })

/**
 * Every page of the product, in three languages, in this one table: paths are built from it and read by it
 * [NAV-001..058]. Login, sign-up, payment and age check are overlays and have no address.
 */
export const ROUTES = {
  start: row(''),
  videoSearch: row('search/videos/{searchPattern}', 'suche/videos/{searchPattern}', 'buscar/videos/{searchPattern}'),
  search: row(
    'search/{searchCategory}/{searchPattern}',
    'suche/{searchCategory}/{searchPattern}',
    'buscar/{searchCategory}/{searchPattern}',
  ),
  actorSearch: row('search/performers', 'suche/performer', 'buscar/performers'),
  newFaces: row('new-girls'),
  actor: row('amateur/{actorName}'),
  actorAboutMe: row('amateur/{actorName}/about-me'),
  actorVideos: row('amateur/{actorName}/videos'),
  actorVideosByTag: row('amateur/{actorName}/videos/tag/{tagGroup}'),
  actorClassicVideos: row('amateur/{actorName}/videos/classic'),
  actorVideo: row('amateur/{actorName}/videos/{videoId}'),
  actorPictures: row('amateur/{actorName}/pictures', 'amateur/{actorName}/fotos', 'amateur/{actorName}/fotos'),
  actorAlbum: row(
    'amateur/{actorName}/pictures/{albumId}',
    'amateur/{actorName}/fotos/{albumId}',
    'amateur/{actorName}/fotos/{albumId}',
  ),
  actorLiveShow: row(
    'amateur/{actorName}/live-show',
    'amateur/{actorName}/live-show',
    'amateur/{actorName}/show-en-vivo',
  ),
  actorTopCams: row('amateur/{actorName}/top-cams'),
  topCams: row('top-cams'),
  topCamsOf: row('top-cams/{topList}'),
  actorChat: row('amateur/{actorName}/chat'),
  freeChat: row('free-chat'),
  cams: row('cams'),
  camShows: row('cam-shows'),
  category: row('categories/{categorySlug}'),
  videos: row('videos'),
  video: row('videos/watch/{videoId}', 'videos/ansehen/{videoId}', 'videos/ver/{videoId}'),
  allVideos: row('videos/all-videos', 'videos/alle-videos', 'videos/todos-los-videos'),
  freeClips: row('videos/free-clips', 'videos/gratis-clips', 'videos/clips-gratis'),
  videoTrends: row('videos/video-trends', 'videos/video-trends', 'videos/tendencias'),
  videosOnSale: row('videos/on-sale', 'videos/angebote', 'videos/ofertas'),
  newVideos: row('videos/new-videos', 'videos/neue-videos', 'videos/videos-nuevos'),
  vipVideos: row('videos/vip-videos', 'videos/vip-videos', 'videos/videos-vip'),
  videoStars: row('videos/stars', 'videos/stars', 'videos/estrellas'),
  albums: row('albums', 'fotoalben', 'albumes'),
  album: row('albums/view/{albumId}', 'fotoalben/ansehen/{albumId}', 'albumes/ver/{albumId}'),
  newPassword: row('new-password', 'neues-passwort', 'nueva-contrasena'),
  confirmEmail: row('confirm-email', 'e-mail-bestaetigen', 'confirmar-correo'),
  newsletters: row('newsletter', 'newsletter', 'boletin'),
  confirmNewsletter: row('newsletter/confirm', 'newsletter/bestaetigen', 'boletin/confirmar'),
  unsubscribe: row('unsubscribe', 'abmelden', 'cancelar-suscripcion'),
  help: row('help', 'hilfe', 'ayuda'),
  prices: row('prices', 'preise', 'precios'),
  contact: row('contact', 'kontakt', 'contacto'),
  accessibility: row('accessibility', 'barrierefreiheit', 'accesibilidad'),
  imprint: row('legal/imprint', 'rechtliches/impressum', 'legal/aviso-legal'),
  messenger: row('messenger'),
  messengerChannel: row('messenger/{channelId}'),
  tvLivestream: row('tv/livestream'),
  tvPremiumLivestream: row('tv/premium/livestream'),
  tvLateNight: row('tv/late-night'),
  tvSeries: row('tv/mediathek/{series}'),
  tvMediathekVideos: row('tv/mediathek/{mediathekKey}/videos'),
  tvSeriesList: row('tv/media/series'),
  tvFormat: row('tv/format/{formatKey}', 'tv/sendung/{formatKey}', 'tv/programa/{formatKey}'),
  tvPost: row('tv/post/{postSlug}', 'tv/beitrag/{postSlug}', 'tv/entrada/{postSlug}'),
  tvVideo: row('tv/video/{videoId}/{hashId}'),
  dailyDeals: row('daily-deals'),
  dailyDealsPreviousDay: row('daily-deals/previous-day', 'daily-deals/vortag', 'daily-deals/dia-anterior'),
  dailyDealsCurrentDay: row('daily-deals/current-day', 'daily-deals/heute', 'daily-deals/hoy'),
  dailyDealsNextDay: row('daily-deals/next-day', 'daily-deals/folgetag', 'daily-deals/dia-siguiente'),
  contests: row('contests'),
  contest: row('contests/{contestId}'),
  vipClub: row('vipclub'),
  feed: row('feed'),
  blog: row('blog'),
  blogCategory: row('blog/{blogCategory}'),
  blogPost: row('blog/post/{postSlug}', 'blog/beitrag/{postSlug}', 'blog/entrada/{postSlug}'),
  blogArchive: row('blog/archive/{year}', 'blog/archiv/{year}', 'blog/archivo/{year}'),
  magazineEaster: row('magazine/easter', 'magazin/ostern', 'revista/pascua'),
  magazineWetNWild: row('magazine/wetnwildgame', 'magazin/wetnwildgame', 'revista/wetnwildgame'),
  magazineAdvent: row('magazine/advent-calendar', 'magazin/adventskalender', 'revista/calendario-de-adviento'),
  magazineGoldrush: row('magazine/goldrush', 'magazin/goldrausch', 'revista/fiebre-del-oro'),
  magazineOktoberfestShooting: row(
    'magazine/oktoberfest-shooting',
    'magazin/oktoberfest-schiessbude',
    'revista/oktoberfest-tiro',
  ),
  magazineOktoberfestBooth: row('magazine/oktoberfest-booth', 'magazin/oktoberfest-bude', 'revista/oktoberfest-caseta'),
  magazineVenusAttacks: row('magazine/venus-attacks', 'magazin/venus-attacks', 'revista/venus-attacks'),
  magazineGaudi: row('magazine/gaudi', 'magazin/gaudi', 'revista/gaudi'),
  magazineHalloween: row('magazine/halloween', 'magazin/halloween', 'revista/halloween'),
  magazineSlotMachine: row('magazine/slot-machine', 'magazin/spielautomat', 'revista/tragaperras'),
  magazineRewardBox: row('magazine/reward-box', 'magazin/schatzkiste', 'revista/caja-de-premios'),
  magazineKickIt: row('magazine/kick-it', 'magazin/kick-it', 'revista/kick-it'),
  memberProfile: row('member/profile', 'mitglied/profil', 'miembro/perfil'),
  memberMediathek: row('member/mediathek', 'mitglied/mediathek', 'miembro/mediateca'),
  memberPhotos: row('member/mediathek/photos', 'mitglied/mediathek/fotos', 'miembro/mediateca/fotos'),
  memberSpinwheel: row('member/spinwheel', 'mitglied/gluecksrad', 'miembro/ruleta'),
  memberBenefits: row('member/benefits', 'mitglied/vorteile', 'miembro/ventajas'),
  memberFavoriteCams: row('member/favorite-cams', 'mitglied/lieblings-cams', 'miembro/cams-favoritas'),
  memberPurchases: row('member/purchases', 'mitglied/kaeufe', 'miembro/compras'),
  memberNotifications: row('member/notifications', 'mitglied/benachrichtigungen', 'miembro/notificaciones'),
  memberSettings: row('member/settings', 'mitglied/einstellungen', 'miembro/ajustes'),
  termsOfService: row('legal/terms-of-service', 'rechtliches/nutzungsbedingungen', 'legal/condiciones-de-uso'),
  dataProtection: row('legal/data-protection', 'rechtliches/datenschutz', 'legal/proteccion-de-datos'),
} as const

/** The name by which code refers to a page; paths are never written by hand. */
export type RouteName = keyof typeof ROUTES

/** Every page's name, in the order of the table: for the gallery, the site map and tests. */
export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[]
