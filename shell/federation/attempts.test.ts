import { withAttempts } from './attempts.ts'

describe('withAttempts', () => {
  it('gives what the first successful attempt gives', async () => {
    const attempt = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('page')
    await expect(withAttempts(attempt)).resolves.toBe('page')
    expect(attempt).toHaveBeenCalledTimes(2)
  })

  it('gives up after three attempts, with the last error', async () => {
    const attempt = jest.fn().mockRejectedValue(new Error('gone'))
    await expect(withAttempts(attempt)).rejects.toThrow('gone')
    expect(attempt).toHaveBeenCalledTimes(3)
  })
})
