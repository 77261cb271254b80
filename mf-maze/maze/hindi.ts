import type { Language } from './language.ts'

/** The Hindi texts, which are loaded only if Hindi is used: see embed/modules/hindi.ts. */
export const hindi: Language = {
  code: 'hi',
  title: 'रोबोट भूलभुलैया',
  lead: limit =>
    `रोबोट को ज़्यादा से ज़्यादा ${limit} चालों में कमल तक पहुँचाइए। वह तीन आदेश समझता है: आगे बढ़ो, बाएँ मुड़ो और दाएँ मुड़ो। मुड़ना भी एक चाल है, इसलिए पहले रास्ता सोचिए, फिर चलाइए।`,
  boardName: 'भूलभुलैया का बोर्ड',
  keys: { before: 'बोर्ड चुना हुआ हो तो:', forward: 'आगे बढ़ाता है,', turns: 'मोड़ते हैं।' },
  moveCount: (moves, limit) => `चालें: ${moves} / ${limit}`,
  outcomes: {
    leftTheBoard: 'टक्कर! रोबोट बोर्ड से बाहर जा रहा था।',
    hitAWall: 'रोबोट दीवार से टकरा गया!',
    reachedTheGoal: 'शाबाश! रोबोट मंज़िल पर पहुँच गया!',
    ranOutOfMoves: 'चालें ख़त्म हो गईं। फिर से कोशिश कीजिए!',
  },
  steps: {
    movedForward: 'आगे बढ़ा।',
    turnedLeft: 'बाएँ मुड़ा।',
    turnedRight: 'दाएँ मुड़ा।',
    none: 'शुरुआत पर।',
    crash: 'रोबोट वहीं रहा।',
  },
  shortest: (fewest, isReached) =>
    isReached ? `${fewest} चालें: इससे छोटा रास्ता नहीं है।` : `सबसे छोटा रास्ता ${fewest} चालों का है।`,
  movesLeft: moves => (moves === 1 ? '1 चाल बाकी।' : `${moves} चालें बाकी।`),
  by: ['', ' की ओर से'],
  directions: ['ऊपर', 'दाएँ', 'नीचे', 'बाएँ'],
  cell: (row, column) => `पंक्ति ${row}, स्तंभ ${column}`,
  facing: (direction, cell) => `मुँह ${direction} की ओर, ${cell}।`,
  board: ({ size, robot, direction, goal, walls }) =>
    `${size} पंक्तियों और ${size} स्तंभों का बोर्ड। रोबोट: ${robot}, मुँह ${direction} की ओर। मंज़िल: ${goal}। दीवारें: ${walls.join('; ')}।`,
  contents: {
    goal: 'मंज़िल',
    robotOnGoal: 'रोबोट मंज़िल पर',
    robot: direction => `रोबोट, मुँह ${direction} की ओर`,
    wall: 'दीवार',
    free: 'खाली',
  },
  modes: { name: 'कैसे खेलें', drive: 'चलाइए', write: 'प्रोग्राम लिखिए' },
  controls: {
    group: 'रोबोट चलाइए',
    movedForward: 'आगे बढ़ो',
    turnedLeft: 'बाएँ मुड़ो',
    turnedRight: 'दाएँ मुड़ो',
    reset: 'फिर से शुरू करो',
    run: 'चलाओ',
    takeBack: 'वापस लो',
  },
  legend: { name: 'संकेत', robot: 'रोबोट', goal: 'मंज़िल', wall: 'दीवार', free: 'खुला रास्ता' },
  table: {
    summary: 'बोर्ड को तालिका के रूप में पढ़िए',
    row: number => `पंक्ति ${number}`,
    column: number => `स्तंभ ${number}`,
  },
  program: {
    heading: 'अब तक आपका प्रोग्राम',
    none: 'अभी कोई क़दम नहीं। आपका पहला आदेश पंक्ति 1 बनेगा।',
    crash: 'टक्कर वाला क़दम गिना नहीं जाता, इसलिए वह प्रोग्राम में नहीं है।',
    crashed: 'आगे, टक्कर',
    before: 'पिछली कोशिश से:',
    again: (line, command) => `पंक्ति ${line} फिर से: ${command}`,
    movedForward: 'आगे',
    turnedLeft: 'बाएँ',
    turnedRight: 'दाएँ',
  },
  writing: {
    heading: 'आपका प्रोग्राम',
    none: 'प्रोग्राम लिखिए: रोबोट “चलाओ” का इंतज़ार करता है।',
    hint: 'किसी पंक्ति को दबाने से सिर्फ़ वही बदलती है।',
    running: 'आपका प्रोग्राम चल रहा है।',
    endsShort: 'पंक्तियाँ मंज़िल से पहले ख़त्म हो गईं।',
    isFull: 'इससे ज़्यादा की जगह नहीं है।',
    line: (line, command) => `पंक्ति ${line}: ${command}।`,
    change: (line, command, hasCrashed) => `पंक्ति ${line}: ${command}${hasCrashed ? ', टक्कर' : ''}। बदलिए`,
    crashed: (line, reset) => `पंक्ति ${line} में टक्कर हुई। कोई पंक्ति बदलिए, या “${reset}” दबाइए।`,
  },
}
