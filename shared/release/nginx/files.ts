import { addComputed } from './add-headers.ts'
import { block, type Directive } from './directives.ts'

/**
 * Files with their compressed copies beside them.
 * @param addresses a pattern that finds a `file`
 * @param folder that it is in
 * @param vary variable with what the answer depends on
 */
export function files(
  addresses: string,
  folder: string,
  headers: readonly (Directive | readonly Directive[])[],
  vary = '$file_vary',
): Directive {
  const file = `${folder}/$file`
  return block(
    `location ~ "${addresses}"`,
    'if ($is_plain = 0) { return 404; }',
    'if ($is_private) { return 404; }',
    `if (!-f "${file}") { return 404; }`,
    'set $br ""',
    `if (-f "${file}$accepted_br") { set $br $accepted_br; }`,
    `alias "${file}$br"`,
    'gzip_static on',
    headers.flat(),
    addComputed('vary', vary),
    addComputed('content-encoding', '$file_encoding'),
  )
}

/** For pages, whose compressed copies end with another name than `.html`. */
export const htmlOnly: readonly Directive[] = [block('types'), 'default_type "text/html; charset=utf-8"']
