import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { testTranslations } from '@kutuhal/testing/translations.ts'
import { defaultQuestions, getPageQuestions } from '../conversation/questions.ts'
import { gujarati } from './gujarati.ts'
import { hindi } from './hindi.ts'

const english = Object.keys(hindi)

testTranslations({
  english: Object.fromEntries(english.map(text => [text, text])),
  translated: { Hindi: hindi, Gujarati: gujarati },
  isOwn: /^$/,
  latin: /Blockzie|IoT|AR-Link/g,
})

it('are of what the chat says, and of the questions that it suggests on translated pages', () => {
  const app = path.join(__dirname, '..')
  const sources = ['components', 'conversation', 'panels/assistant']
    .flatMap(folder => readdirSync(path.join(app, folder)).map(file => path.join(app, folder, file)))
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  const pages = ['courses', 'courses/blockzie', 'courses/iot', 'courses/ar-link', 'contact', 'robot-maze']
  const questions = [...defaultQuestions, ...pages.flatMap(page => getPageQuestions(`/gu/${page}`))]
  const said = english.filter(text => sources.includes(`'${text}'`))
  expect(new Set([...said, ...questions])).toEqual(new Set(english))
})
