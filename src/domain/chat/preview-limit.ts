/** How long a live preview lasts, in seconds (ruling: the documents' 5 and 20 are seconds, and configuration). */
export interface PreviewLimits {
  readonly ordinarySeconds: number
  readonly vipSeconds: number
}

/** The documented limits: 5 seconds, 20 for VIP guests [CHA-017][CHA-018]. */
export const defaultPreviewLimits: PreviewLimits = { ordinarySeconds: 5, vipSeconds: 20 }

/** The seconds of preview this guest may watch [CHA-017][CHA-018]. */
export const previewSeconds = (isVip: boolean, limits: PreviewLimits = defaultPreviewLimits): number =>
  isVip ? limits.vipSeconds : limits.ordinarySeconds
