/** What an operator may set about a feature, and the defaults where they set nothing. Each feature declares its own. */
export interface FeatureRules<R extends object> {
  readonly feature: string
  readonly defaults: R
}

export const featureRules = <R extends object>(feature: string, defaults: R): FeatureRules<R> => ({ feature, defaults })

/** The rules of all features as they are set. A feature requests its own, and sees no other one's. */
export class Rules {
  private readonly own = new Map<string, object>()

  /** Sets what an operator has chosen; the rest has its default. */
  set<R extends object>({ feature, defaults }: FeatureRules<R>, own: Partial<R>): this {
    this.own.set(feature, { ...defaults, ...own })
    return this
  }

  of<R extends object>({ feature, defaults }: FeatureRules<R>): R {
    // Set by the same feature, under its own name.
    return (this.own.get(feature) ?? defaults) as R
  }
}
