import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['phone'] = {
  title: 'Telefonnummern',
  lead: 'Eine bestätigte Nummer schützt dein Konto, und manche Bonuscodes verlangen eine. Niemand bekommt sie zu sehen.',
  number: { mobile: 'Deine Handynummer', fixed: 'Deine Festnetznummer' },
  hint: {
    mobile: 'Zum Beispiel 0151 12345678. Wir schicken einen sechsstelligen Code als SMS.',
    fixed: 'Zum Beispiel 030 123456. Wir rufen an, und eine Stimme liest einen fünfstelligen Code vor.',
  },
  send: { mobile: 'Code senden', fixed: 'Anrufen lassen' },
  pin: 'Der {{digits}}-stellige Code',
  sent: {
    mobile: 'Wir haben ihn an {{number}} geschickt. Er gilt zehn Minuten.',
    fixed: 'Wir rufen {{number}} an. Der Code gilt zehn Minuten.',
  },
  confirm: 'Bestätigen',
  other: 'Andere Nummer nehmen',
  kind: 'Art der Nummer',
  line: { mobile: 'Handy', fixed: 'Festnetz' },
  remove: 'Entfernen',
  removeNumber: '{{number}} entfernen',
  saved: 'Deine Nummer ist bestätigt',
  removed: 'Deine Nummer ist entfernt',
  error: {
    'invalid-phone-number':
      'Diese Nummer gibt es nicht. Bitte prüfe sie, und gib bei einer ausländischen die Landesvorwahl an.',
    'country-not-allowed': 'Nummern aus diesem Land können hier nicht bestätigt werden.',
    'invalid-verification-type': 'Diese Nummer ist von der anderen Art: Wähle passend Handy oder Festnetz.',
    'verification-timeout': 'Der Code gilt nicht mehr. Bitte fordere einen neuen an.',
    'phone-number-blacklisted': 'Diese Nummer kann hier nicht verwendet werden.',
    'phone-number-not-unique': 'Diese Nummer ist schon in einem anderen Konto bestätigt.',
    'id-does-not-exist': 'Der Code wurde ersetzt. Bitte fordere einen neuen an.',
    'invalid-code': 'Der Code stimmt nicht. Bitte prüfe ihn.',
    'attempt-limit-reached': 'Das war der letzte Versuch für heute. Bitte mach morgen weiter.',
    unknown: 'Der Code konnte nicht gesendet werden. Bitte versuche es später noch einmal.',
  },
}
