import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['errors'] = {
  offline: 'Du scheinst offline zu sein. Prüfe deine Verbindung und versuche es noch einmal.',
  unavailable: 'Das geht gerade nicht. Bitte versuche es gleich noch einmal.',
  timeout: 'Das hat zu lange gedauert. Bitte versuche es noch einmal.',
  http: 'Der Dienst hat nicht richtig geantwortet. Bitte versuche es noch einmal.',
  protocol: 'Wir haben eine Antwort bekommen, die wir nicht verstehen. Neu laden kann helfen.',
  'missing-token': 'Deine Sitzung konnte nicht gelesen werden. Bitte lade die Seite neu.',
  'session-expired': 'Deine Sitzung ist beendet. Bitte lade die Seite neu.',
  'invalid-request': 'Das ging so nicht. Bitte lade die Seite neu und versuche es noch einmal.',
  'rate-limited': 'Das war etwas schnell. Bitte warte einen Moment.',
  'not-found': 'Das gibt es nicht mehr.',
  internal: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
}
