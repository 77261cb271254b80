import { languageOf } from './text-language.ts'

it.each([
  ['फीस ₹499 है।', 'hi'],
  ['IoT कोर्स कक्षा 6 से 8 के लिए है।\nMore: /courses/iot-things-that-report-back', 'hi'],
  ['ફી ₹499 છે.', 'gu'],
  ['शनिवार: 10–5. ગુજરાતીમાં લખો, અમે વાંચીએ છીએ.', 'gu'],
])('knows by the script of “%s” that it is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

it.each(['The fee is ₹499.', 'Fees kitni hai?', 'Namaste means नमस्ते in Hindi script.', '499', '', 'தமிழ்'])(
  'leaves “%s” to the language of the page',
  text => {
    expect(languageOf(text)).toBeUndefined()
  },
)
