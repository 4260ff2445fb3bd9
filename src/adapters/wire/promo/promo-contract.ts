import { bannerPlacement, banners, wireBanner } from './banner-calls'
import {
  getJumbotronConfig,
  getJumbotronOfHomepage,
  jumbotronConfig,
  jumbotronSlide,
  jumbotronType,
} from './promo-calls'
import { promoPort } from './promo-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

const CACHED = 'May be used again for 60 seconds: Cache-Control is private, max-age=60.'

/** Jumbotrons and banners. */
export const promoContract: FeatureContract = {
  feature: 'promo',
  about: 'Jumbotrons and banners: what the platform recommends in large pictures and in smaller ones.',
  ports: { promo: promoPort },
  schemas: [
    { name: 'JumbotronType', schema: jumbotronType, about: 'A page that has a jumbotron.' },
    {
      name: 'JumbotronSlide',
      schema: jumbotronSlide,
      about: 'One large picture with words.',
      fields: { route: 'The page it leads to.' },
    },
    {
      name: 'JumbotronConfig',
      schema: jumbotronConfig,
      about: 'What the jumbotron of a page shows.',
      fields: { slides: 'In their order.' },
    },
    { name: 'BannerPlacement', schema: bannerPlacement, about: 'A page with room for a banner.' },
    {
      name: 'Banner',
      schema: wireBanner,
      about: 'A picture that leads to what the platform recommends. It is marked as a promotion where it is shown.',
      fields: {
        title: 'In the language of the request: the name of its link.',
        imagePath: 'Where the files of its picture begin: -w320.webp follows, or another width.',
        onClickUrl:
          'What it opens: an address of this product from the root, or an https address of another site. Null: nothing.',
        relatedActorId: 'The actor it is about. Null: none.',
        containerClassSuffix: 'How its box looks.',
        expire: 'Whole seconds since 1970: from then on it is not shown. Times 1000 it is a moment.',
      },
    },
  ],
  operations: [
    { operation: getJumbotronConfig, about: 'The jumbotron of a page.', rules: CACHED },
    { operation: getJumbotronOfHomepage, about: 'What the jumbotron of the start page shows.', rules: CACHED },
    {
      operation: banners,
      about: 'The banners of a page, in the order of the operator.',
      rules:
        'Left out are those whose time has not come or is over, and those about an actor whom the guest may not see. A client shows none with an address of another kind than onClickType names.',
    },
  ],
}
