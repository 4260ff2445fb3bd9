/**
 * What each setting of the configuration does, by its path; printed into the published schema. It is apart from the schema
 * itself, which every page loads.
 */
export const settings: Readonly<Record<string, string>> = {
  mails: 'Whether the platform sends mails; where it does not, nothing promises one.',
  operator: 'Who runs the site, for the imprint; null: not configured yet.',
  'operator.name': 'Name of the person or company.',
  'operator.address': 'Lines of the postal address.',
  'operator.email': 'Address for mails.',
  'operator.phone': 'As it is shown; empty: none.',
  'operator.represented': 'Who represents the operator; empty: nobody.',
  'operator.register': 'The register that lists the operator, and the number there; empty: none.',
  'operator.vatId': 'VAT number; empty: none.',
  'operator.authority': 'The supervisory authority; empty: none.',
  'operator.youthProtection': 'The officer for the protection of minors; empty: none.',
  links: 'Addresses outside the product; what is not given is not linked.',
  'links.help': 'Help pages by language.',
  'links.report': 'Where content is reported, by language.',
  'links.performers': 'Where actors sign up, by language.',
  'links.social': 'Pages at social networks.',
  backend:
    'memory: the platform runs in the page; remote: behind REST, query and socket. Set by a server with a platform of its own.',
  restUrl: 'Origin and path of the REST calls without a slash at the end; empty: the origin of the pages.',
  queryUrl: 'Address of the data-query endpoint; empty: /query of the origin of the pages.',
  socketUrl: 'Address of the socket; empty: /socket of the origin of the pages.',
  artUrl: 'Origin whose /art/ has the pictures; empty: the origin of the pages.',
  checkoutOrigin: 'Origin of checkout frames; empty: that of restUrl.',
  version: 'Cache tag that every REST call carries as ver.',
  platform: 'Name of this site among those of a platform; checkouts carry it in their address.',
  affiliate:
    'The partner that guests of this site come from; checkouts carry it in their address. Empty fields are left out.',
  'affiliate.webmasterId': 'Id of the partner.',
  'affiliate.subReference': 'Campaign of the partner.',
  'affiliate.token': 'Token of the partner; affiliateToken in the address.',
  'affiliate.clickId': 'Id of the click that led here.',
  moneyFormat:
    'How prices in money are written. documented: with a comma and the sign behind it, in every language; locale: as the language writes them, in English with a point and the sign in front.',
  disableLogin: 'Logging in, signing up and resetting a password are refused with login-disabled.',
  forceAVSModal:
    'On every page but those of the operator (imprint, terms, privacy, accessibility, help, contact) guests without a proof of age are led into the age check.',
  voicecallIdHash:
    'Hash of the voice call that guests of this site came by; null: none. Accepted, and without effect in this version.',
  redirectAfterLogin: 'After a login or sign-up the page leaves for the start page of the language; null: it does not.',
  'redirectAfterLogin.delayMs': 'How long after it, ms.',
  externalSignup: 'Sign-up data of a partner; null: none. Accepted, and without effect in this version.',
  'externalSignup.token': 'Token of the partner.',
  'externalSignup.email': 'E-mail address for the account.',
  'externalSignup.name': 'Name for the account.',
  world: 'The world of the platform that runs in the page.',
  'world.actors': 'How many actors it has.',
  'world.videos': 'How many videos it has.',
  'world.seed': 'What it is drawn from: the same seed draws the same world.',
  'world.stage': 'Whether the stage panel is offered.',
}
