import { BackendSurveyGateway } from './backend-survey-gateway'
import { exitSurveys } from './survey-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The survey on leaving a chat. */
export const surveyFeature = backendFeature({
  collections: [exitSurveys],
  ports: { survey: (platform, caller) => new BackendSurveyGateway(platform, caller) },
})
