/** Names of site facts that data may use, such as `{{brand}}`: */
export const siteFacts = ['brand', 'legalName', 'founded', 'email', 'phone']
