import { languageOrDefault } from '@/domain/navigation/language'

const WORDS = {
  de: { title: 'Vesper konnte nicht starten', text: 'Bitte lade die Seite neu.', reload: 'Neu laden' },
  en: { title: 'Vesper could not start', text: 'Please reload the page.', reload: 'Reload' },
  es: { title: 'Vesper no ha podido empezar', text: 'Recarga la página, por favor.', reload: 'Recargar' },
} as const

/** The page if even its configuration could not be read; it depends on nothing else. */
export function StartError() {
  const words = WORDS[languageOrDefault(location.pathname.split('/')[1] ?? navigator.language)]
  return (
    <main className="start-error" role="alert">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <button type="button" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </main>
  )
}
