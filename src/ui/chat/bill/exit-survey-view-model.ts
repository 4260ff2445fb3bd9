import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { SurveyGateway } from '@/application/chat/survey-gateway'
import type { SurveyQuestion } from '@/domain/chat/exit-survey'
import type { ChatId } from '@/domain/ids'
import { Resource } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'

/** The survey after a chat: choices stay until they are stored. */
@injectable('Transient')
export class ExitSurveyViewModel implements ViewModel {
  isSent = false
  readonly questions: Resource<readonly SurveyQuestion[]>
  private readonly chosen = new Map<string, string>()
  readonly #sending: Task
  readonly #gateway: SurveyGateway

  constructor(@inject(SurveyGateway) gateway: SurveyGateway, @inject(Toasts) toasts: Toasts) {
    this.#gateway = gateway
    this.#sending = new Task(toasts)
    this.questions = new Resource(() => gateway.questions())
    makeAutoObservable(this, { questions: false })
  }

  start(): void {
    void this.questions.load()
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

  /** Chooses an option; chosen again, it is none any more. */
  choose(question: string, option: string): void {
    if (this.isChosen(question, option)) this.chosen.delete(question)
    else this.chosen.set(question, option)
  }

  async send(chatId: ChatId): Promise<void> {
    if (!this.isReady) return
    const answers = [...this.chosen].map(([question, option]) => ({ question, option }))
    await this.#sending.runOnce(
      () => this.#gateway.submit({ chatId, answers }),
      () => {
        this.isSent = true
      },
    )
  }
}
