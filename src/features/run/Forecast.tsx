import { Checkbox } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { selectForecast } from './runSelectors'
import { distinctChoiceChanged } from './runSlice'
import { runWords as words } from './runWords'

/** What Start would send and the most lookups that can cost, with the choice that makes them fewer. */
export function Forecast() {
  const dispatch = useAppDispatch()
  const forecast = useAppSelector(selectForecast)
  const distinctOnce = useAppSelector((state) => state.run.sendsDistinctOnce)
  if (!forecast) return null
  const figures = [
    { name: words.forecastRows, count: forecast.rows },
    { name: words.forecastEmpty, count: forecast.empty },
    { name: words.forecastRepeated, count: forecast.repeated },
    { name: words.forecastLookups, count: forecast.lookups },
  ]

  return (
    <section className="panel">
      <h2>{words.forecastTitle}</h2>
      <dl className="figures">
        {figures.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('en-GB')}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        checked={distinctOnce}
        aria-describedby="distinct-means"
        onChange={(event) => dispatch(distinctChoiceChanged(event.target.checked))}
      >
        {words.distinctOnce}
      </Checkbox>
      <p id="distinct-means" className="quiet">
        {words.distinctOnceMeans}
      </p>
    </section>
  )
}
