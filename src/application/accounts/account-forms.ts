/** What a guest enters to open an account. */
export interface RegistrationForm {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly birthDate: string
  readonly acceptTerms: boolean
}

/** The reason an account is not opened, entered or given another password. */
export type AccountError =
  | 'name-length'
  | 'name-characters'
  | 'name-taken'
  | 'email-format'
  | 'email-taken'
  | 'password-length'
  | 'password-easy'
  | 'birth-date'
  | 'under-age'
  | 'terms'
  | 'credentials'
  | 'too-many-attempts'
  | 'locked'
  | 'too-many-mails'
  | 'no-mail'
  | 'link-expired'
