import { gatewayHeaders } from '../headers.ts'
import { addHeaders } from './add-headers.ts'
import { block, type Directive } from './directives.ts'
import { sayError } from './say.ts'

/** Same as the gateway's own; bytes. */
const QUESTION_LIMIT = 16 * 1024

/** Asks the service behind the upstream `assistant`; what cannot reach it is answered in its own form. */
export function assistant(more: readonly Directive[]): Directive[] {
  const headers = [...addHeaders(gatewayHeaders), ...more]
  return [
    block(
      'location = /main/gemini',
      'proxy_pass http://assistant',
      'proxy_http_version 1.1',
      'proxy_set_header Connection ""',
      'proxy_set_header Host $host',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for',
      'proxy_set_header X-Forwarded-Proto $scheme',
      'proxy_connect_timeout 2s',
      'proxy_send_timeout 10s',
      'proxy_read_timeout 30s',
      'proxy_hide_header cache-control',
      `client_max_body_size ${QUESTION_LIMIT}`,
      'limit_req zone=questions burst=20 nodelay',
      'limit_req_status 429',
      headers,
      'error_page 413 @question_too_long',
      'error_page 429 @too_many_questions',
      'error_page 500 502 503 504 @assistant_away',
    ),
    sayError('@question_too_long', 413, 'The body has more than 16 KB. Send a shorter question.', headers),
    sayError(
      '@too_many_questions',
      429,
      'Too many questions in a short time. Try again in a minute.',
      headers,
    ),
    sayError(
      '@assistant_away',
      502,
      'The assistant cannot answer at the moment. Try again in a minute.',
      headers,
    ),
  ]
}
