import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['consent'] = {
  title: 'Deine Privatsphäre, deine Wahl',
  short:
    'Wir speichern, was die Seite braucht, und mit deiner Zustimmung deine Vorlieben und wie die Seite genutzt wird.',
  text: 'Wir speichern, was für den Betrieb der Seite nötig ist. Mit deiner Zustimmung merken wir uns auch deine Vorlieben und messen, wie die Seite genutzt wird. Du kannst das jederzeit am Ende der Seite ändern.',
  acceptAll: 'Alles erlauben',
  necessaryOnly: 'Nur das Nötige',
  choose: 'Details und Auswahl',
  save: 'Auswahl speichern',
  necessary: 'Notwendig',
  necessaryText: 'Hält dich angemeldet und dein Geld sicher. Immer an.',
  functional: 'Funktional',
  functionalText: 'Merkt sich Sprache, Filter und Lautstärke.',
  analytics: 'Analyse',
  analyticsText: 'Zählt, welche Seiten du öffnest und was du kaufst, unter einer Nummer statt deines Namens.',
}
