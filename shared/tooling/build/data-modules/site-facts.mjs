/**
 * Names of site facts that data may use, such as `{{brand}}`: filled in when shown, since the host brings
 * them.
 */
export const siteFacts = ['brand', 'legalName', 'founded', 'email', 'phone']
