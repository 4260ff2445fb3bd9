import { Page } from '@/ui/base/page-service'

export const ORIGIN = 'https://vesper.example'

/** A page that records its calls. */
export class QuietPage extends Page {
  readonly did: string[] = []

  constructor(private readonly here = '/en/cams/') {
    super()
  }

  override origin(): string {
    return ORIGIN
  }

  override address(): string {
    return this.here
  }

  override goTo(url: string, where: 'same' | 'new'): void {
    this.did.push(`${where} ${url}`)
  }

  override reload(): void {
    this.did.push('reload')
  }

  override leaveChannel(): void {
    this.did.push('leave channel')
  }
}
