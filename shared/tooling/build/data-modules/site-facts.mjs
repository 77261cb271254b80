/** Facts that data may use as `{{brand}}`: filled in when shown, since the host brings them. */
export const siteFacts = ['brand', 'legalName', 'founded', 'email', 'phone']
