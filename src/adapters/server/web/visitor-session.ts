import type { GuestPorts } from '@/application/platform/guest-ports'
import type { Platform } from '@/application/platform/platform'
import type { Language } from '@/domain/navigation/language'

/**
 * The session of a first-time visitor without an account; the same one for as long as the server
 * runs. Everybody may see its content.
 */
export class VisitorSession {
  private session: { readonly deviceKey: string; readonly token: string } | null = null
  private opening: Promise<void> | null = null

  constructor(
    private readonly platform: Pick<Platform, 'openSession' | 'portsFor'>,
    private readonly countryCode: string,
  ) {}

  /** The visitor's ports; rejects where the platform does not answer. */
  async ports(language: Language): Promise<GuestPorts> {
    const known = this.session === null ? null : await this.platform.portsFor(this.session.token, language)
    if (known !== null) return known
    this.opening ??= this.open().finally(() => {
      this.opening = null
    })
    await this.opening
    const opened = await this.platform.portsFor(this.session?.token ?? '', language)
    if (opened === null) throw new Error('The session of the visitor was ended as soon as it was opened')
    return opened
  }

  private async open(): Promise<void> {
    const { accessToken, deviceKey } = await this.platform.openSession(this.session?.deviceKey ?? null, {
      countryCode: this.countryCode,
    })
    this.session = { deviceKey, token: accessToken }
  }
}
