import type { hindi, hindiGame } from './hindi.ts'

/** As in hindi.ts. */
const game: (typeof hindiGame)['texts'] = {
  'Robot Maze': 'રોબોટ ભુલભુલામણી',
  'Bring the robot to the lotus in at most {limit} moves. It understands three commands: move forward, turn left and turn right. Turns count as moves too, so plan your route first, then drive.':
    'વધારેમાં વધારે {limit} ચાલમાં રોબોટને કમળ સુધી પહોંચાડો. તે ત્રણ આદેશ સમજે છે: આગળ વધો, ડાબે વળો અને જમણે વળો. વળવું એ પણ એક ચાલ ગણાય, એટલે પહેલાં રસ્તો વિચારો, પછી ચલાવો.',
  'Maze board': 'ભુલભુલામણીનું બોર્ડ',
  'With the board in focus:': 'બોર્ડ પસંદ કરેલું હોય ત્યારે:',
  'moves forward,': 'આગળ વધારે છે,',
  'turn.': 'વાળે છે.',
  'Moves: {moves} / {limit}': 'ચાલ: {moves} / {limit}',
  'Next board': 'હવે પછીનું બોર્ડ',
  'by {company}': '{company} તરફથી',

  'Crashed! Out of bounds.': 'ટક્કર! રોબોટ બોર્ડની બહાર જતો હતો.',
  'Crashed into a wall!': 'રોબોટ દીવાલ સાથે અથડાયો!',
  'Success! The robot reached the goal!': 'શાબાશ! રોબોટ મંજિલે પહોંચી ગયો!',
  'Move limit reached. Try again!': 'ચાલ પૂરી થઈ ગઈ. ફરી પ્રયત્ન કરો!',
  '{fewest} moves: the shortest way there is.': '{fewest} ચાલ: આનાથી ટૂંકો રસ્તો નથી.',
  'The shortest way takes {fewest} moves.': 'સૌથી ટૂંકો રસ્તો {fewest} ચાલનો છે.',
  '{count} move left.|{count} moves left.': '{count} ચાલ બાકી છે.|{count} ચાલ બાકી છે.',

  'Moved forward.': 'આગળ વધ્યો.',
  'Turned left.': 'ડાબે વળ્યો.',
  'Turned right.': 'જમણે વળ્યો.',
  'At the start.': 'શરૂઆતની જગ્યાએ.',
  'It stays put.': 'રોબોટ ત્યાં જ રહ્યો.',
  up: 'ઉપર',
  right: 'જમણે',
  down: 'નીચે',
  left: 'ડાબે',
  'row {row}, column {column}': 'હાર {row}, સ્તંભ {column}',
  'Facing {direction}, {cell}.': 'મોં {direction}, {cell}.',
  'Board of {size} rows and {size} columns. Robot: {robot}, facing {direction}. Goal: {goal}. Walls: {walls}.':
    '{size} હાર અને {size} સ્તંભનું બોર્ડ. રોબોટ: {robot}, મોં {direction}. મંજિલ: {goal}. દીવાલો: {walls}.',
  Goal: 'મંજિલ',
  'Robot on the goal': 'રોબોટ મંજિલ પર',
  'Robot, facing {direction}': 'રોબોટ, મોં {direction}',
  Wall: 'દીવાલ',
  Free: 'ખાલી',
  Legend: 'નિશાનીઓ',
  Robot: 'રોબોટ',
  'Free to drive': 'ખુલ્લો રસ્તો',
  'Read the board as a table': 'બોર્ડને કોઠા રૂપે વાંચો',
  'Row {row}': 'હાર {row}',
  'Column {column}': 'સ્તંભ {column}',

  'How to play': 'કેવી રીતે રમવું',
  Drive: 'જાતે ચલાવો',
  'Write a program': 'પ્રોગ્રામ લખો',
  'Drive the robot': 'રોબોટ ચલાવો',
  'Move Forward': 'આગળ વધો',
  'Turn Left': 'ડાબે વળો',
  'Turn Right': 'જમણે વળો',
  Reset: 'રીસેટ',
  Run: 'ચલાવો',
  '{reset} brings the robot back to the start.': '“{reset}”થી રોબોટ શરૂઆતની જગ્યાએ પાછો આવે છે.',
  '{reset} brings the robot back to the start and keeps your lines.':
    '“{reset}”થી રોબોટ શરૂઆતની જગ્યાએ પાછો આવે છે, અને તમારી લીટીઓ રહે છે.',

  'Your program so far': 'અત્યાર સુધીનો તમારો પ્રોગ્રામ',
  'No steps yet. The first command you give becomes line 1.': 'હજી કોઈ પગલું નથી. તમારો પહેલો આદેશ લીટી 1 બનશે.',
  'The step that crashed does not count, so it is not part of the program.':
    'ટક્કરવાળું પગલું ગણાતું નથી, એટલે તે પ્રોગ્રામમાં નથી.',
  'From your last try:': 'છેલ્લા પ્રયત્નમાંથી:',
  'Line {line} again: {command}': 'લીટી {line} ફરીથી: {command}',
  forward: 'આગળ',
  'forward, crash': 'આગળ, ટક્કર',

  'Your program': 'તમારો પ્રોગ્રામ',
  'Write a program: the robot waits for Run.': 'પ્રોગ્રામ લખો: રોબોટ “ચલાવો”ની રાહ જુએ છે.',
  'Choose a line to edit it, or to write before it. Keys: ← →, Delete.':
    'કોઈ લીટી પસંદ કરીને બદલો, અથવા તેની પહેલાં લખો. કી: ← →, Delete.',
  'Running your program.': 'તમારો પ્રોગ્રામ ચાલી રહ્યો છે.',
  'The lines end before the goal.': 'મંજિલ પહેલાં લીટીઓ પૂરી થઈ ગઈ.',
  'That was the last there is room for.': 'હવે વધારે જગ્યા નથી.',
  'Line {line}: {command}.': 'લીટી {line}: {command}.',
  'Line {line}: {command}': 'લીટી {line}: {command}',
  'Line {line} crashed. Change a line, or press {reset}.':
    'લીટી {line}માં ટક્કર થઈ. કોઈ લીટી બદલો, અથવા “{reset}” દબાવો.',
  'Edit the program': 'પ્રોગ્રામમાં ફેરફાર',
  Change: 'બદલો',
  Delete: 'ભૂંસો',
  'Clear all': 'બધું ભૂંસો',
  Undo: 'પાછું લો',
  'Line {line} chosen: a command goes in before it.': 'લીટી {line} પસંદ થઈ: આદેશ તેની પહેલાં ઉમેરાશે.',
  'Line {line} is new: {command}.': 'લીટી {line} નવી છે: {command}.',
  'Line {line} is now {command}.': 'લીટી {line} હવે {command} છે.',
  'Line {line} deleted: {command}.': 'લીટી {line} ભૂંસાઈ ગઈ: {command}.',
  'No line chosen: a command goes to the end.': 'કોઈ લીટી પસંદ નથી: આદેશ છેલ્લે ઉમેરાશે.',
  'All lines deleted: Undo brings them back.': 'બધી લીટીઓ ભૂંસાઈ ગઈ: “પાછું લો”થી પાછી આવશે.',
  'Undone: the program has {count} line.|Undone: the program has {count} lines.':
    'પાછું લીધું: પ્રોગ્રામમાં હવે {count} લીટી છે.|પાછું લીધું: પ્રોગ્રામમાં હવે {count} લીટીઓ છે.',
  'There is room for {limit} lines: delete one first.': '{limit} લીટીની જ જગ્યા છે: પહેલાં એક ભૂંસો.',
}

const page: Omit<(typeof hindi)['texts'], keyof typeof game> = {
  'A small programming game for children: drive the robot round the walls to the goal in at most 20 moves.':
    'બાળકો માટે પ્રોગ્રામિંગની એક નાની રમત: દીવાલોથી બચીને રોબોટને વધારેમાં વધારે 20 ચાલમાં મંજિલે પહોંચાડો.',
  'Board {number} of {count}': 'બોર્ડ {number}, કુલ {count}',
  'A board of your own': 'તમારું પોતાનું બોર્ડ',
  'A board somebody made': 'કોઈએ બનાવેલું બોર્ડ',
  'This link leads to no board.': 'આ લિંક પર કોઈ બોર્ડ નથી.',
  'Play board 1': 'બોર્ડ 1 રમો',
  Sounds: 'અવાજ',
  'The game needs scripts, and your browser has them switched off. You can still plan a route on the board with a finger.':
    'રમત માટે સ્ક્રિપ્ટ જોઈએ, અને તમારા બ્રાઉઝરમાં તે બંધ છે. તોય તમે બોર્ડ પર આંગળીથી રસ્તો વિચારી શકો છો.',
  'Next: board {number}': 'આગળ: બોર્ડ {number}',
  'On to Blockzie': 'હવે Blockzie કોર્સ જુઓ',
  '/courses/blockzie': '/gu/courses/blockzie',

  'Eleven boards, each harder than the last': 'અગિયાર બોર્ડ, દરેક પાછલા કરતાં અઘરું',
  'The shortest way of a board is told once you have won it. What you win is kept on this device.':
    'કોઈ બોર્ડ જીતો, એટલે તેના સૌથી ટૂંકા રસ્તાની ખબર પડે છે. તમારી જીત આ ડિવાઇસ પર જ રહે છે.',
  '{won} of {count} won on this device.': 'આ ડિવાઇસ પર {count}માંથી {won} બોર્ડ જીત્યાં.',
  'Board {number}': 'બોર્ડ {number}',
  '{limit} moves': '{limit} ચાલ',
  'Won in {moves}; shortest {fewest}': '{moves} ચાલમાં જીત્યા; સૌથી ટૂંકો રસ્તો {fewest}',
  'All eleven!': 'અગિયારેય!',
  'You have won every board, with {moves} moves in all.': 'તમે બધાં બોર્ડ જીતી લીધાં, કુલ {moves} ચાલમાં.',
  'There is no shorter way: bravo!': 'આનાથી ટૂંકો રસ્તો છે જ નહીં: શાબાશ!',
  'The shortest ways take {fewest}: can you save {more}?':
    'સૌથી ટૂંકા રસ્તા કુલ {fewest} ચાલના છે: તમે {more} ચાલ બચાવી શકો?',

  'Build your own walls': 'તમારી દીવાલો જાતે બનાવો',
  'This did not load. Close it and open it again.': 'આ ખૂલ્યું નહીં. બંધ કરીને ફરી ખોલો.',
  'Loading…': 'ખૂલે છે…',
  Walls: 'દીવાલો',
  'Wall in {cell}': 'દીવાલ, {cell}',
  'Press a square to put a wall there, and once more to take it away.':
    'કોઈ ખાનું દબાવો એટલે ત્યાં દીવાલ બનશે, ફરી દબાવો એટલે હટી જશે.',
  'It can be won. The shortest way takes {fewest} of {limit} moves.':
    'આ બોર્ડ જીતી શકાય છે. સૌથી ટૂંકો રસ્તો {fewest} ચાલનો છે, {limit} ચાલ મળે છે.',
  'There is no way to the goal: take a wall away.': 'મંજિલ સુધી કોઈ રસ્તો નથી: એક દીવાલ હટાવો.',
  'Copied.': 'કોપી થઈ ગયું.',
  'Play it': 'આ રમો',
  'Copy its link': 'લિંક કોપી કરો',
  'On your own page': 'તમારા પોતાના પેજ પર',
  'For teachers and other grown-ups: copy this into the page.':
    'શિક્ષકો અને બીજાં મોટાં માટે: આ કોપી કરીને તમારા પેજમાં મૂકો.',
  'Play the robot maze': 'રોબોટ ભુલભુલામણી રમો',
  'Copy the snippet': 'કોડ કોપી કરો',

  'What children learn from it': 'બાળકો આમાંથી શું શીખે છે',
  'Twenty-five cells and three commands are enough to meet the four habits that every programmer uses daily, whether the robot is drawn on a screen or stands on the classroom floor.':
    'પચીસ ખાનાં અને ત્રણ આદેશ, બસ આટલામાં બાળકો એ ચાર ટેવ જાણી લે છે જે દરેક પ્રોગ્રામરને રોજ કામ લાગે છે, પછી રોબોટ સ્ક્રીન પર હોય કે ક્લાસની ફરસ પર.',
  'No computer at hand?': 'કમ્પ્યુટર પાસે નથી?',
  'Chalk five by five squares on the playground. One child is the robot, another calls the commands, and a school bag makes a fine wall.':
    'મેદાનમાં ચોકથી પાંચ ગુણ્યા પાંચ ખાનાં દોરો. એક બાળક રોબોટ બને, બીજું આદેશ આપે, અને દીવાલનું કામ સ્કૂલ બેગ કરશે.',
  Sequence: 'ક્રમ',
  'A program is a list that is carried out from the first line to the last. Swap two lines and the robot ends up somewhere else.':
    'પ્રોગ્રામ એક યાદી છે, જે પહેલી લીટીથી છેલ્લી લીટી સુધી ચાલે છે. બે લીટી અદલબદલ કરો, અને રોબોટ બીજે ક્યાંક પહોંચી જશે.',
  'Point of view': 'કોની નજરે',
  'Left means the robot’s left, not yours. Children who stand up and turn with it understand this soonest.':
    'ડાબે એટલે રોબોટનું ડાબું, તમારું નહીં. જે બાળકો ઊભાં થઈને તેની સાથે વળે છે, તે આ સૌથી જલદી સમજે છે.',
  Debugging: 'ભૂલ શોધવી',
  'A crash is a clue, not a failure. Find the step that went wrong, press Reset, and change only that one.':
    'ટક્કર એ હાર નથી, એક કડી છે. જે પગલું ખોટું હતું તે શોધો, “રીસેટ” દબાવો, અને ફક્ત તે જ બદલો.',
  Economy: 'કરકસર',
  'The shortest route takes nine moves; the limit of twenty leaves room for detours. Ask for one move fewer each time.':
    'સૌથી ટૂંકો રસ્તો નવ ચાલનો છે; વીસ ચાલમાં તો ફરીને પણ જવાય. દર વખતે એક ચાલ ઓછી કરવાનું કહો.',
  'From three commands to a whole language': 'ત્રણ આદેશથી આખી ભાષા સુધી',
  'Blockzie, our course for Grades 3 to 5, goes on where the maze stops: commands become blocks, and blocks become programs that repeat, decide and answer.':
    'ભુલભુલામણી જ્યાં અટકે છે, ત્યાંથી ધોરણ 3 થી 5નો અમારો કોર્સ Blockzie આગળ ચાલે છે: આદેશ બ્લોક બને છે, અને બ્લોક એવા પ્રોગ્રામ, જે ફરી ફરી કરે છે, નિર્ણય લે છે અને જવાબ આપે છે.',
  'See the Blockzie course': 'Blockzie કોર્સ જુઓ',
  'Do you teach, or run the site of a school, library or museum?':
    'શું તમે ભણાવો છો, અથવા કોઈ સ્કૂલ, લાઇબ્રેરી કે મ્યુઝિયમની વેબસાઇટ ચલાવો છો?',
  'Put the robot maze on your own page': 'રોબોટ ભુલભુલામણી તમારા પેજ પર મૂકો (અંગ્રેજીમાં)',
  ': one snippet, no cookies, no tracking.': ': થોડો કોડ, કોઈ કૂકી નહીં, કોઈ ટ્રેકિંગ નહીં.',
}

export const gujarati = { language: 'gu', texts: { ...game, ...page } } as const
