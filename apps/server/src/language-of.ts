import { type Language, pickLanguage } from '@pawl/contract'
import type { FastifyRequest } from 'fastify'

export function languageOf(request: FastifyRequest): Language {
  return pickLanguage(request.headers['accept-language'])
}
