import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { FeedbackGateway } from '@/application/feedback/feedback-gateway'
import { cleanText } from '@/domain/access/text'
import type { FeedbackSurvey } from '@/domain/feedback/feedback'
import { Resource } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'

/** The product survey: starts with earlier answers; choices stay until they are stored. */
@injectable('Transient')
export class FeedbackSurveyViewModel implements ViewModel {
  isSent = false
  isRefused = false
  text = ''
  readonly survey: Resource<FeedbackSurvey>
  private readonly chosen = new Map<string, string>()
  readonly #sending: Task
  readonly #gateway: FeedbackGateway

  constructor(@inject(FeedbackGateway) gateway: FeedbackGateway, @inject(Toasts) toasts: Toasts) {
    this.#gateway = gateway
    this.#sending = new Task(toasts)
    this.survey = new Resource(() => gateway.survey())
    makeAutoObservable(this, { survey: false })
  }

  start(): void {
    void this.load()
  }

  dispose(): void {
    this.#sending.cancel()
  }

  get isSending(): boolean {
    return this.#sending.isRunning
  }

  /** One answer is enough. */
  get isReady(): boolean {
    return this.chosen.size > 0
  }

  isChosen(question: string, option: string): boolean {
    return this.chosen.get(question) === option
  }

  choose(question: string, option: string): void {
    this.chosen.set(question, option)
  }

  write(text: string): void {
    this.text = text
  }

  async send(): Promise<void> {
    if (!this.isReady || this.isSending) return
    const answers = [...this.chosen].map(([question, option]) => ({ question, option }))
    await this.#sending.run(
      () => this.#gateway.submit({ answers, text: cleanText(this.text, { lines: true }).trim() }),
      ({ ok }) => {
        this.isSent = ok
        this.isRefused = !ok
      },
    )
  }

  private async load(): Promise<void> {
    await this.survey.load()
    const before = this.survey.value?.reply
    if (before == null || this.isReady) return
    for (const { question, option } of before.answers) this.choose(question, option)
    this.write(before.text)
  }
}
