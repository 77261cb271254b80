import { findAccessibilityViolations } from '@kutuhal/testing/site-tests/document.ts'
import { getFullTestTag } from '@kutuhal/testing/full-tests.ts'
import { mazePrograms, parseRobotProgram } from '@kutuhal/testing/site-tests/maze-robot.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { code, commands, won, next, course, build, wall } of [
  {
    code: 'hi',
    commands: { F: 'आगे बढ़ो', L: 'बाएँ मुड़ो', R: 'दाएँ मुड़ो' },
    won: 'शाबाश! रोबोट मंज़िल पर पहुँच गया!9 चालें: इससे छोटा रास्ता नहीं है।',
    next: 'आगे: बोर्ड 2',
    course: 'अब Blockzie कोर्स देखिए',
    build: 'अपनी दीवारें ख़ुद बनाइए',
    wall: 'दीवार, पंक्ति 1, स्तंभ 1',
  },
  {
    code: 'gu',
    commands: { F: 'આગળ વધો', L: 'ડાબે વળો', R: 'જમણે વળો' },
    won: 'શાબાશ! રોબોટ મંજિલે પહોંચી ગયો!9 ચાલ: આનાથી ટૂંકો રસ્તો નથી.',
    next: 'આગળ: બોર્ડ 2',
    course: 'હવે Blockzie કોર્સ જુઓ',
    build: 'તમારી દીવાલો જાતે બનાવો',
    wall: 'દીવાલ, હાર 1, સ્તંભ 1',
  },
] as const) {
  test(
    `Visitors win the maze and build a board in ${code}, without a word in English or a barrier`,
    getFullTestTag(code === 'gu'),
    async ({ page }) => {
      await openPage(page, `/${code}/robot-maze`)
      const main = page.getByRole('main')
      for (const letter of parseRobotProgram(mazePrograms.toTheGoal))
        await main.getByRole('button', { name: commands[letter] }).click()
      await expect(main.getByRole('status')).toHaveText(won)
      await expect(main.getByRole('button', { name: next })).toBeFocused()
      await expect(main.getByRole('link', { name: course })).toHaveAttribute(
        'href',
        `/${code}/courses/blockzie`,
      )
      await main.getByText(build).click()
      await expect(main.getByRole('button', { name: wall })).toBeVisible()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect((await findAccessibilityViolations(page)).found, colorScheme).toEqual([])
      }
      const words = (await main.innerText()).replaceAll(/Blockzie|English|Read in/g, '')
      expect(words.match(/[a-z]{2,}/gi)).toBeNull()
    },
  )
}
