import type { Language } from '@/domain/navigation/language'
import type { Newsletter } from '@/domain/newsletters/newsletter'

interface NewsletterTexts {
  readonly names: Readonly<Record<Newsletter, string>>
  readonly confirm: {
    readonly subject: string
    readonly text: (name: string) => readonly string[]
    readonly label: string
  }
  /** The link that ends a newsletter. */
  readonly end: (name: string) => string
}

/** The texts of mails about newsletters, apart from what an operator has written. */
export const newsletterTexts: Readonly<Record<Language, NewsletterTexts>> = {
  de: {
    names: { contests: 'Gewinnspiele', 'late-night': 'Late Night', 'vip-club': 'VIP-Club', vr: 'VR-Filme' },
    confirm: {
      subject: 'Bestätige deinen Newsletter',
      text: (name) => [
        `für diese Adresse wurde der Newsletter „${name}“ bestellt. Bestätige über den Link, dass du ihn bekommen möchtest. Der Link gilt eine Woche.`,
        'Warst du das nicht, brauchst du nichts zu tun: Ohne Bestätigung kommt kein Newsletter, und die Adresse wird gelöscht.',
      ],
      label: 'Newsletter bestätigen',
    },
    end: (name) => `Newsletter „${name}“ abbestellen`,
  },
  en: {
    names: { contests: 'Contests', 'late-night': 'Late night', 'vip-club': 'VIP club', vr: 'VR films' },
    confirm: {
      subject: 'Confirm your newsletter',
      text: (name) => [
        `Someone, probably you, requested the newsletter “${name}” at this address. Follow the link to confirm that you want it. The link works for a week.`,
        'If it wasn’t you, there is nothing to do: without a confirmation no newsletter is sent, and the address is deleted.',
      ],
      label: 'Confirm newsletter',
    },
    end: (name) => `Unsubscribe from “${name}”`,
  },
  es: {
    names: { contests: 'Concursos', 'late-night': 'Late night', 'vip-club': 'Club VIP', vr: 'Películas VR' },
    confirm: {
      subject: 'Confirma tu boletín',
      text: (name) => [
        `Alguien, probablemente tú, ha pedido el boletín «${name}» para esta dirección. Confirma con el enlace que quieres recibirlo. El enlace vale una semana.`,
        'Si no has sido tú, no tienes que hacer nada: sin confirmación no se envía ningún boletín, y la dirección se borra.',
      ],
      label: 'Confirmar boletín',
    },
    end: (name) => `Cancelar el boletín «${name}»`,
  },
}
