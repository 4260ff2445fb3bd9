import type { Language } from '@/domain/navigation/language'

/** The paragraphs between the subject and the link, one text each. */
export type Paragraphs = readonly string[]

interface LetterText {
  readonly subject: string
  readonly text: (name: string) => Paragraphs
  /** The text of the link. */
  readonly label: string
}

interface LetterTexts {
  readonly reset: LetterText
  readonly confirm: LetterText
  readonly passwordChanged: LetterText
  readonly receipt: {
    readonly subject: (receipt: string) => string
    readonly text: (receipt: string) => Paragraphs
  }
  readonly end: string
}

/** Every mail in every language. */
export const letterTexts: Readonly<Record<Language, LetterTexts>> = {
  de: {
    reset: {
      subject: 'Dein neues Passwort für Vesper',
      text: (name) => [
        `Hallo ${name},`,
        'jemand, vermutlich du, hat für dein Konto ein neues Passwort angefordert. Über den Link legst du es fest. Er gilt eine Stunde und nur einmal; danach bist du auf allen anderen Geräten abgemeldet.',
        'Warst du das nicht, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
      ],
      label: 'Neues Passwort festlegen',
    },
    confirm: {
      subject: 'Bestätige deine E-Mail-Adresse',
      text: (name) => [
        `Hallo ${name},`,
        'willkommen bei Vesper. Bestätige über den Link, dass diese Adresse deine ist. Er gilt eine Woche.',
        'Hast du kein Konto angelegt, ignoriere diese Nachricht.',
      ],
      label: 'Adresse bestätigen',
    },
    passwordChanged: {
      subject: 'Dein Passwort für Vesper wurde geändert',
      text: (name) => [
        `Hallo ${name},`,
        'dein Passwort wurde gerade geändert, und alle anderen Geräte sind abgemeldet.',
        'Warst du das nicht, schreib uns sofort.',
      ],
      label: 'Vesper schreiben',
    },
    receipt: {
      subject: (receipt) => `Deine Anfrage an Vesper: ${receipt}`,
      text: (receipt) => [
        'Hallo,',
        `deine Anfrage ist angekommen. Ihre Nummer ist ${receipt}. Wir antworten dir an diese Adresse.`,
        'Hast du nichts geschrieben, hat jemand diese Adresse angegeben: Dann brauchst du nichts zu tun.',
      ],
    },
    end: 'Vesper',
  },
  en: {
    reset: {
      subject: 'Your new password for Vesper',
      text: (name) => [
        `Hello ${name},`,
        'A new password for your account was requested, probably by you. Follow the link to set it. The link works once, within an hour; you are then logged out on all other devices.',
        'If it was not you, there is nothing to do: your password stays as it is.',
      ],
      label: 'Set a new password',
    },
    confirm: {
      subject: 'Confirm your e-mail address',
      text: (name) => [
        `Hello ${name},`,
        'Welcome to Vesper. Follow the link to confirm that this address is yours. It works for a week.',
        'If you did not create an account, ignore this message.',
      ],
      label: 'Confirm the address',
    },
    passwordChanged: {
      subject: 'Your password for Vesper was changed',
      text: (name) => [
        `Hello ${name},`,
        'Your password was changed just now, and all other devices were logged out.',
        'If it was not you, write to us at once.',
      ],
      label: 'Write to Vesper',
    },
    receipt: {
      subject: (receipt) => `Your request to Vesper: ${receipt}`,
      text: (receipt) => [
        'Hello,',
        `Your request has arrived. Its number is ${receipt}. We will answer you at this address.`,
        'If you did not write to us, another person gave this address: there is nothing to do.',
      ],
    },
    end: 'Vesper',
  },
  es: {
    reset: {
      subject: 'Tu nueva contraseña de Vesper',
      text: (name) => [
        `Hola, ${name}:`,
        'Alguien, seguramente tú, ha pedido una nueva contraseña para tu cuenta. Establécela con este enlace. Vale una hora y una sola vez; después se cerrará tu sesión en los demás dispositivos.',
        'Si no has sido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
      ],
      label: 'Establecer nueva contraseña',
    },
    confirm: {
      subject: 'Confirma tu dirección de correo',
      text: (name) => [
        `Hola, ${name}:`,
        'Te damos la bienvenida a Vesper. Confirma con este enlace que esta dirección es tuya. Vale una semana.',
        'Si no has creado ninguna cuenta, ignora este mensaje.',
      ],
      label: 'Confirmar la dirección',
    },
    passwordChanged: {
      subject: 'Tu contraseña de Vesper ha cambiado',
      text: (name) => [
        `Hola, ${name}:`,
        'Tu contraseña acaba de cambiar y se ha cerrado la sesión en los demás dispositivos.',
        'Si no has sido tú, escríbenos de inmediato.',
      ],
      label: 'Escribir a Vesper',
    },
    receipt: {
      subject: (receipt) => `Tu consulta a Vesper: ${receipt}`,
      text: (receipt) => [
        'Hola:',
        `Hemos recibido tu consulta. Su número es ${receipt}. Te responderemos a esta dirección.`,
        'Si no nos has escrito, alguien ha indicado esta dirección: no tienes que hacer nada.',
      ],
    },
    end: 'Vesper',
  },
}
