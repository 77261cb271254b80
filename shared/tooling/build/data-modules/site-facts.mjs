/** Site facts that data may contain, such as `{{brand}}`. The host fills them in when the text is shown. */
export const siteFacts = ['brand', 'legalName', 'founded', 'email', 'phone']
