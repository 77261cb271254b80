/** What data may say of the company, as `{{brand}}`: filled in when it is shown and not when it is built, since the host brings it. */
export const siteFacts = ['brand', 'legalName', 'founded', 'email', 'phone']
